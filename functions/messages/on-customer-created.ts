import { customerCreated } from '#events/customers.ts'
import { subscriber } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** A guest is a customer now and can choose a password (D16). */
export const handler = subscriber(customerCreated, async ({ market, id, payload }) => {
  const reader = { ...payload, username: payload.userNumber }
  await sendPasswordLink('confirm-email', await readMarket(market), id, reader)
})
