import { confirmationWanted, registeredBefore, registrationRequested } from '#events/customers.ts'
import type { Payload } from '#events/envelope.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Login, readLogin } from '../identity/table/login.ts'
import { nowSeconds } from '../kit/clock.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { emit } from '../kit/outbox.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { newCustomer, readCustomer } from './table/customer.ts'
import { markOf, noteRegistration } from './table/registration.ts'
import { takeUserNumber } from './table/user-number.ts'

type Registration = Payload<typeof registrationRequested> & { mail: string; note: Write }

/**
 * Makes a customer of a person who registers. An address that a customer has already only gets a mail: the link to choose a
 * password as long as none was chosen, later a note that somebody tried to register. Ignores an unknown market, and what
 * was answered before or is older than what was: its customer may have been deleted since.
 */
export default onEvent({
  on: registrationRequested,
  work: 'customers',
  grants: ['table:read', 'table:write', 'links'],
  handle: async ({ market, id, at, payload }) => {
    const mark = await markOf(market, payload.email)
    const note = noteRegistration(market, { mark, at }, new AnsweredBefore())
    const registration = { ...payload, mail: id, note }
    await retryOnConflict(async () => {
      const login = await readLogin(market, payload.email)
      await (login ? tellOwner(market, registration, login) : makeCustomer(market, registration))
    })
      .catch(ignoreRefusal(commonRefusals.market_not_found))
      .catch(unlessAnsweredBefore)
  },
})

class AnsweredBefore extends Error {}

const unlessAnsweredBefore = (error: unknown): void => {
  if (!(error instanceof AnsweredBefore)) throw error
}

const makeCustomer = async (market: string, { mail, note, ...typed }: Registration): Promise<void> => {
  const { defaultFee: fee, ...shop } = await readMarket(market)
  const { name, email } = typed
  const language = typed.language ?? shop.language
  const userNumber = await takeUserNumber(market)
  await commit([
    note,
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
  { email, language, mail, note }: Registration,
  login: Login,
): Promise<void> => {
  const { username: userNumber, confirmed } = login
  const { name } = await readCustomer(market, userNumber)
  const event = confirmed ? registeredBefore : confirmationWanted
  const reader = { userNumber, email, name, language: language ?? login.language, mail }
  await commit([note, emit(market, event, reader)])
}
