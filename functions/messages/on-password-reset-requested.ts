import { passwordResetRequested } from '#events/identity.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { subscriber } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { sendPasswordLink } from './password-link.ts'

/** Somebody forgot a password. */
export const handler = subscriber(passwordResetRequested, async ({ market, id, payload }) => {
  const { name } = await readCustomer(market, payload.username)
  await sendPasswordLink('reset-password', await readMarket(market), id, { ...payload, name })
})
