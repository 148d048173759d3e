import { confirmationWanted, registeredBefore, registrationRequested } from '#events/customers.ts'
import type { Payload } from '#events/envelope.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Login, readLogin } from '../identity/table/login.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { unless } from '../kit/unless.ts'
import { readMarket } from '../markets/table/market.ts'
import { newCustomer, readCustomer } from './table/customer.ts'
import { takeUserNumber } from './table/user-number.ts'

type Registration = Payload<typeof registrationRequested>

/**
 * Makes a customer of a person who registers. An address that a customer has already only gets a mail: the link to choose a
 * password as long as none was chosen, later a note that somebody tried to register. Ignores an unknown market.
 */
export default onEvent({
  on: registrationRequested,
  work: 'customers',
  grants: ['table:read', 'table:write'],
  handle: ({ market, id, payload }) =>
    // The same message again finds the customer that it made; its mail goes once, because it is named by the message.
    retryOnConflict(async () => {
      const login = await readLogin(market, payload.email)
      await (login ? tellOwner(market, id, payload, login) : makeCustomer(market, id, payload))
    }).catch(unless(commonRefusals.market_not_found)),
})

const makeCustomer = async (market: string, mail: string, typed: Registration): Promise<void> => {
  const { defaultFee: fee, ...shop } = await readMarket(market)
  const { name, email } = typed
  const language = typed.language ?? shop.language
  const userNumber = await takeUserNumber(market)
  await commit([
    ...newCustomer(market, {
      ...typed,
      userNumber,
      language,
      fee,
      verified: false,
      createdTs: nowSeconds(),
    }),
    emit(market, confirmationWanted, { userNumber, email, name, language, mail }),
  ])
}

const tellOwner = async (
  market: string,
  mail: string,
  { email, language }: Registration,
  login: Login,
): Promise<void> => {
  const { username: userNumber, confirmed } = login
  const { name } = await readCustomer(market, userNumber)
  const event = confirmed ? registeredBefore : confirmationWanted
  const reader = { userNumber, email, name, language: language ?? login.language, mail }
  await commit([emit(market, event, reader)])
}
