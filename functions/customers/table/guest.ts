/** How somebody becomes a customer who never registered: a guest who paid, or a friend who takes a booking over. */
import { customerCreated } from '#events/customers.ts'
import type { Language } from '#shared/kit/language.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { newCustomer } from './customer.ts'
import { takeUserNumber } from './user-number.ts'

interface Guest {
  name: string
  email: string
  phone: string
  language: Language
}

/**
 * Takes a number for a guest. The writes make the customer, who gets a mail to choose a password; they throw `TryAgain`
 * when an account has the address by now.
 */
export const customerOfGuest = async (
  { marketId, country, defaultFee: fee }: Pick<Market, 'marketId' | 'country' | 'defaultFee'>,
  { name, email, phone, language }: Guest,
): Promise<{ userNumber: string; writes: Write[] }> => {
  const userNumber = await takeUserNumber(marketId)
  const createdTs = nowSeconds()
  const customer = { userNumber, name, email, phone, country, fee, language, verified: false, createdTs }
  return {
    userNumber,
    writes: [
      ...newCustomer(marketId, customer),
      emit(marketId, customerCreated, { userNumber, email, name, language }),
    ],
  }
}

const guest = { name: '', email: '{email}', phone: '', language: 'da' }

export const entity: Entity = {
  kept: 'As the customer (customer.ts).',
  open: ['customerOfGuest'],
  samples: { customerOfGuest: [{ marketId: '{market}', country: 'dk', defaultFee: 0 }, guest] },
}
