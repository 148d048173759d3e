import { customerCreated } from '#events/customers.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import type { Write } from '../kit/table.ts'
import type { Market } from '../markets/table/market.ts'
import type { DecidedRow } from './import-rows.ts'
import { firstCustomer, newCustomer } from './table/customer.ts'
import { takeUserNumbers } from './table/user-number.ts'

interface Import {
  sendMails: boolean
  /** The administrator who asked. */
  by: string
}

/** The writes that create the customers of these rows, four for each, as `create` does. */
export const createImported = async (
  { marketId: market, country, language, defaultFee }: Market,
  { sendMails, by }: Import,
  rows: readonly DecidedRow[],
): Promise<Write[]> => {
  const wanted = rows.flatMap(({ fate, fields }) => (fate === 'create' && fields ? [fields] : []))
  const numbers = await takeUserNumbers(market, wanted.length)
  return wanted.flatMap((fields, at) => {
    const userNumber = numbers[at] ?? ''
    const customer = firstCustomer({
      userNumber,
      language,
      fee: defaultFee,
      verified: false,
      createdTs: nowSeconds(),
      ...fields,
    })
    const { email, name } = customer
    return [
      ...newCustomer(market, customer),
      emit(market, customerCreated, {
        userNumber,
        email,
        name,
        language,
        ...(sendMails ? {} : { sendsMail: false }),
      }),
      ...audit(market, country, {
        caller: { username: by },
        kind: 'customer',
        id: userNumber,
        before: undefined,
        after: customer,
      }),
    ]
  })
}
