import { administratorLinkWanted } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { sameAsName } from '#shared/identity/rules.ts'
import type { Body } from '#shared/kit/contract.ts'
import { COUNTRIES, countriesOf } from '#shared/kit/countries.ts'
import { Refusal, refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import { marketRefusals } from '#shared/markets/refusals.ts'
import type { Account } from '../kit/account.ts'
import { checkMarket } from '../kit/caller.ts'
import { nowSeconds } from '../kit/clock.ts'
import { deployment } from '../kit/deployment.ts'
import { env } from '../kit/env.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { keyedHash } from '../kit/secrets.ts'
import { commit, type Write } from '../kit/table.ts'
import { hasLookAlike } from '../markets/table/directory.ts'
import { newMarket } from '../markets/table/market.ts'
import { countRegistration } from './lockout.ts'
import { choosePassword, isTooCommon } from './passwords.ts'
import { newAdministrator, readAdministrator } from './table/administrator.ts'
import { hashOfCode, spendRegistrationCode } from './table/registration-code.ts'

type Registration = Body<typeof identityContract.registerMarket>

const taken = (): Refusal => refuseFields({ marketId: [marketRefusals.market_id_taken] })

/** Another text for every registration: it recognises one that is sent again. */
const markOf = async ({ code: _code, ...body }: Registration): Promise<string> => {
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return (await keyedHash('registration', JSON.stringify(fields))).toString('base64url')
}

/** Refuses a password that is a name of the account, or that too many use. */
const checkPassword = async ({ username, email, password }: Registration): Promise<void> => {
  if (sameAsName(password, [username, email]))
    throw refuseFields({ password: [identityRefusals.same_as_username] })
  if (await isTooCommon(password)) throw refuseFields({ password: [identityRefusals.password_too_common] })
}

/** Refuses a country that the deployment's edition does not offer (D24). */
const checkCountry = ({ country }: Registration): void => {
  if (!countriesOf(deployment().edition).includes(country))
    throw refuseFields({ country: [inputRefusals.invalid] })
}

/** Uses the operator's code, where the deployment asks for one. */
const codeSpent = ({ code = '', marketId }: Registration): Write[] =>
  env('MARKET_REGISTRATION') === 'open'
    ? []
    : [
        spendRegistrationCode(
          hashOfCode(code),
          marketId,
          refuseFields({ code: [identityRefusals.invalid_registration_code] }),
        ),
      ]

/** A market with what follows from its country. It takes bookings once it can take cards and shows its terms (D31). */
const marketFor = ({ marketId, visualName, country, language, email }: Registration) => {
  const { timeZone, currency, vatPercent } = COUNTRIES[country]
  return {
    marketId,
    visualName,
    language,
    country,
    timeZone,
    currencyCode: currency,
    vatPercent,
    supportEmail: email,
    city: '',
    address: '',
    addressUrl: '',
    supportPhone: '',
    description: '',
    extraInfo: '',
    openingHours: [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({ weekdayCode, fromHour: null, toHour: null })),
    openingHoursExtraInfo: '',
    closingDays: [],
    bookingOpeningDays: [],
    onlineBookingFeature: true,
    showPaymentTerms: false,
    mostInCart: 10,
    logo: null,
    marketImages: [],
    website: '',
    facebook: '',
    instagram: '',
    publicMessage: null,
  }
}

/** Commits, and says of which field it is that the id is taken. */
const claim = async (writes: readonly Write[]): Promise<void> => {
  try {
    await commit(writes)
  } catch (error) {
    const isTaken = error instanceof Refusal && error.reason === marketRefusals.market_id_taken
    throw isTaken ? taken() : error
  }
}

/**
 * Opens a market with its first administrator. First one commit claims the market's id, then the user pool gets the
 * password. So nobody sets a password at a market that another claimed. After a crash in between the same call again
 * completes it, and so does "forgot password". Refuses `invalid_registration_code`, `market_id_similar`,
 * `market_id_taken`.
 */
export const registerMarket: Verb<typeof identityContract.registerMarket> = async ({
  body,
  address,
  market: header,
}) => {
  const { marketId, username, email, language, password } = body
  checkMarket(header, marketId)
  checkCountry(body)
  await checkPassword(body)
  await countRegistration(address)
  const registration = await markOf(body)
  const account: Account = { kind: 'admin', market: marketId, username }
  const before = await readAdministrator(marketId, username)
  if (before?.registration !== registration) {
    if (await hasLookAlike(marketId)) throw refuseFields({ marketId: [marketRefusals.market_id_similar] })
    await claim([
      ...codeSpent(body),
      ...newMarket(marketFor(body)),
      ...newAdministrator(marketId, { username, email, language, registration, createdTs: nowSeconds() }),
      emit(marketId, administratorLinkWanted, { account: username, about: 'registered' }),
    ])
  }
  await choosePassword(account, password, { chosen: 0, change: registration, onConditionFailed: taken() })
  return { marketId }
}
