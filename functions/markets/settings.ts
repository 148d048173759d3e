import { missingOfAccount } from '#shared/kit/bank-account.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { ChangedSettings, OwnSettings } from '#shared/markets/settings.ts'
import { ownSettings } from '#shared/markets/settings.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { needsProof, rightOf, type Setting } from '#shared/markets/settings-rights.ts'
import type { CheckedFields } from '#shared/markets/settings-rules.ts'
import { audit } from '../kit/audit.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Call, Verb } from '../kit/http.ts'
import { checkMayChange } from '../kit/may-change.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { unproven } from './check-service.ts'
import { changedAccount, changedServices, defined, keysSent, sealKeys } from './keys.ts'
import { readWaiting } from './table/badges.ts'
import { putServiceKeys, putUncheckedAccount, readCredentials } from './table/credentials.ts'
import { putMarket, readMarket } from './table/market.ts'
import { putTerms, readMarketWithTerms } from './table/terms.ts'
import { type State, toSettings } from './to-settings.ts'

/** Five reads: the market, its terms, its credentials, and two counts of what waits for staff. */
const readState = async (market: string): Promise<State> => {
  const [read, credentials, waiting] = await Promise.all([
    readMarketWithTerms(market),
    readCredentials(market),
    readWaiting(market),
  ])
  return { ...read, credentials, waiting }
}

/** All settings of the market; of keys only the last characters. */
export const readSettings: Verb<typeof settingsCalls.readSettings> = async ({ market, params }) => {
  checkMarket(market, params.marketId)
  return toSettings(await readState(market))
}

type Change = Pick<Call<typeof settingsCalls.changeSettings>, 'market' | 'caller' | 'params' | 'body'>

/**
 * Changes the settings that were sent, and notes who did. Card credentials are kept apart until they were checked.
 * Refuses `changed_meanwhile`, `role_may_not`, `proof_needed` for bank accounts and keys, and by field what is not
 * valid in the country of the market.
 */
export const changeSettings = async ({ market, caller, params, body }: Change) => {
  checkMarket(market, params.marketId)
  const { country } = await readMarket(market)
  const own = await ownOf(body, country)
  const keys = await sealKeys(market, body)
  const terms = body.paymentTerms === undefined ? undefined : await cleaned(body.paymentTerms)
  return retryOnConflict(async () => {
    const before = await readState(market)
    checkVersion(body.version, toSettings(before), settingsCalls.changeSettings)
    checkAccount(own, before.market)
    const paymentTerms = terms ?? before.paymentTerms
    const termsVersion = before.market.termsVersion + (paymentTerms === before.paymentTerms ? 0 : 1)
    const unchecked = changedAccount(before.credentials, before.market.cardAccount, keys)
    const services = changedServices(before.credentials.services, keys)
    const after: State = {
      ...before,
      market: { ...before.market, ...own, ...unproven(before.credentials.services, services), termsVersion },
      paymentTerms,
      credentials: { ...before.credentials, unchecked, services },
    }
    const noted = audit(market, country, {
      caller,
      kind: 'market',
      id: market,
      before: audited(before),
      after: { ...audited(after), ...(keysSent(body).length ? { keysReplaced: keysSent(body) } : {}) },
    })
    if (!noted.length) return toSettings(before)
    await checkMayChange(caller, settingsThatDiffer(body, before, after), { rightOf, needsProof }, body.proof)
    await commit([...putMarket(after.market), ...noted, ...besideMarket(before, after)])
    const { version } = before.market
    return toSettings({ ...after, market: { ...after.market, version: version + 1 } })
  })
}

/** The settings of a body that a change makes others of. Keys are never read again, so each that was sent is another. */
const settingsThatDiffer = (body: ChangedSettings, before: State, after: State): Setting[] => {
  const [was, is]: Record<string, unknown>[] = [toSettings(before), toSettings(after)]
  const keys: readonly string[] = keysSent(body)
  return (Object.keys(defined(body)) as Setting[]).filter(
    field => keys.includes(field) || JSON.stringify(was?.[field]) !== JSON.stringify(is?.[field]),
  )
}

/** The terms, the card account and the keys are items of their own: the writes of those that changed. */
const besideMarket = (before: State, { market, paymentTerms, credentials }: State): Write[] => {
  const { marketId, termsVersion } = market
  const { unchecked, services } = credentials
  const hasNewServices = JSON.stringify(services) !== JSON.stringify(before.credentials.services)
  return [
    ...(paymentTerms === before.paymentTerms ? [] : [putTerms(marketId, termsVersion, paymentTerms)]),
    ...(unchecked && unchecked !== before.credentials.unchecked
      ? [putUncheckedAccount(marketId, unchecked)]
      : []),
    ...(hasNewServices ? [putServiceKeys(marketId, services)] : []),
  ]
}

/** Terms are kept by version, so the audit names the version alone. What waits for staff is no setting. */
const audited = (state: State) => {
  const {
    paymentTerms: _terms,
    missing: _missing,
    unseenMessagesNumber: _unseen,
    pendingBookingRequests: _pending,
    ...noted
  } = toSettings(state)
  return noted
}

const OWN = Object.keys(ownSettings.shape) as (keyof OwnSettings)[]

/** What stands on the market itself. Refuses what is not valid in its country, by field. */
const ownOf = async (sent: ChangedSettings, country: CountryCode): Promise<Partial<OwnSettings>> => {
  const own = defined(Object.fromEntries(OWN.map(field => [field, sent[field]])))
  return { ...own, ...(await checked(sent, country)) } as Partial<OwnSettings>
}

/** Refuses half a bank account, `required` at the field that is missing, once a part of it is changed. */
const checkAccount = (own: Partial<OwnSettings>, before: OwnSettings): void => {
  if (!['bankRegNumber', 'sortCode', 'bankAccount'].some(field => field in own)) return
  const missing = missingOfAccount({ ...before, ...own })
  if (missing.length)
    throw refuseFields(Object.fromEntries(missing.map(field => [field, [inputRefusals.required]])))
}

const checked = async (
  { supportPhone, vatId, vatPercentUsed, vatPercentNew }: CheckedFields,
  country: CountryCode,
): Promise<CheckedFields> => {
  const fields = defined({ supportPhone, vatId, vatPercentUsed, vatPercentNew })
  if (!Object.keys(fields).length) return {}
  // The rules of phones and VAT ids are large, so only a change of them loads them.
  const { checkSettings } = await import('#shared/markets/settings-rules.ts')
  const { saved, refused } = checkSettings(fields, country)
  if (Object.keys(refused).length) throw refuseFields(refused)
  return saved
}

/** The cleaner of HTML is large, so only a change of the terms loads it. */
const cleaned = async (html: string): Promise<string> => (await import('./clean-html.ts')).cleanHtml(html)
