import { refuse } from '#shared/kit/refusal.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import { problemOfStatus, type Service, type ServiceProblem } from '#shared/markets/service-calls.ts'
import { settingsRefusals } from '#shared/markets/settings-refusals.ts'
import { ServiceFailed } from '../kit/ask.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { digest } from '../kit/ids.ts'
import { log } from '../kit/log.ts'
import { unseal } from '../kit/secrets.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import type { Account } from './services/account.ts'
import { checkEconomic } from './services/economic.ts'
import { checkFlexpos } from './services/flexpos.ts'
import { checkZettle } from './services/zettle.ts'
import { readCredentials, type SealedKey, type ServiceKeys } from './table/credentials.ts'
import { type Market, putMarket, readMarket } from './table/market.ts'

/** Of each service: its key, the id beside it, the flag on the market, and how it is asked. */
const OF_SERVICE = {
  zettle: { key: 'zettleApiKey', id: 'zettleClientId', flag: 'zettleApiValid', check: checkZettle },
  flexpos: { key: 'flexposApiKey', id: 'flexposCompanyId', flag: 'flexposApiValid', check: checkFlexpos },
  economic: {
    key: 'accountingAgreementToken',
    id: undefined,
    flag: 'economicApiValid',
    check: checkEconomic,
  },
} as const

/**
 * Asks a till or the books about the saved key, and notes on the market whether it works. Without an answer the market
 * stays what it was. Refuses `service_keys_missing`.
 */
export const checkService: Verb<typeof marketsContract.checkService> = async ({ market, caller, params }) => {
  const { service } = params
  const { key: keyName, id: idName, check } = OF_SERVICE[service]
  const { services } = await readCredentials(market)
  const key: SealedKey | null = services[keyName]
  const id = idName ? services[idName] : 'none'
  if (!key || !id) throw refuse(settingsRefusals.service_keys_missing)
  const { problem, account } = await found(check(await unseal(key.sealed, market), id))
  if (problem !== 'no_answer') await note(market, caller, service, services, account)
  return { works: problem === null, problem, account: account?.name ?? '' }
}

const found = async (
  checking: Promise<Account>,
): Promise<{ problem: ServiceProblem; account: undefined } | { problem: null; account: Account }> => {
  try {
    return { problem: null, account: await checking }
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error
    log.warn('an outside service refuses the key of a market', { error })
    return { problem: problemOfStatus(error.status), account: undefined }
  }
}

const MARK_LENGTH = 12

/** The market's accounts at its tills, with the one that a key has opened. */
const accountsAfter = ({ tillAccounts }: Market, service: Service, { id }: Account) =>
  service === 'economic'
    ? tillAccounts
    : { ...tillAccounts, [service]: id && digest(service, id).slice(0, MARK_LENGTH) }

/** Notes what was found, unless the keys were replaced meanwhile. `account`: undefined where the key does not work. */
const note = (
  marketId: string,
  caller: Staff,
  service: Service,
  asked: ServiceKeys,
  account: Account | undefined,
) =>
  retryOnConflict(async () => {
    const [before, { services }] = await Promise.all([readMarket(marketId), readCredentials(marketId)])
    if (JSON.stringify(services) !== JSON.stringify(asked)) return
    const flagged = { ...before, [OF_SERVICE[service].flag]: account !== undefined }
    const after = account ? { ...flagged, tillAccounts: accountsAfter(before, service, account) } : flagged
    if (JSON.stringify(after) === JSON.stringify(before)) return
    // Which account it is stands in a mark that says nothing to people.
    const change = { caller, kind: 'market', id: marketId, before, after: flagged }
    await commit([...putMarket(after), ...audit(marketId, before.country, change)])
  })

/** Sets the flag of each service whose key differs to false, because nobody has checked the new key yet. */
export const unproven = (before: ServiceKeys, after: ServiceKeys) =>
  Object.fromEntries(
    Object.values(OF_SERVICE)
      .filter(({ key, id }) => before[key] !== after[key] || (id && before[id] !== after[id]))
      .map(({ flag }) => [flag, false]),
  )
