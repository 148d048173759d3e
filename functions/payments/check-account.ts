import { refuse } from '#shared/kit/refusal.ts'
import { problemOfStatus, type ServiceProblem } from '#shared/markets/service-calls.ts'
import { settingsRefusals } from '#shared/markets/settings-refusals.ts'
import type { cardCalls } from '#shared/payments/card-calls.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import {
  type CardAccount,
  type Credentials,
  endUncheckedAccount,
  putCardAccount,
  readCredentials,
} from '../markets/table/credentials.ts'
import { type Market, putMarket, readMarket } from '../markets/table/market.ts'
import { ProviderFailed, providerOf } from './provider.ts'

/**
 * Asks the card provider about the account that was changed, else about the current one. A changed account takes the
 * payments from then on when it works, or when staff insist; until then the former one goes on. Refuses
 * `card_keys_missing`.
 */
export const checkCardAccount: Verb<typeof cardCalls.checkCardAccount> = async call => {
  const { market, caller, body } = call
  const account = accountToCheck(await readMarket(market), await readCredentials(market))
  const problem = await problemOf(market, account)
  const isCurrent = await retryOnConflict(() => takeUp(market, caller, account, problem, body.insist))
  return { works: problem === null, problem, alias: account.alias, keyEnd: account.key?.end ?? '', isCurrent }
}

const accountToCheck = (market: Market, { unchecked, cardAccounts }: Credentials): CardAccount => {
  const account = unchecked ?? cardAccounts.get(market.cardAccount ?? '')
  if (!account?.alias || !account.key) throw refuse(settingsRefusals.card_keys_missing)
  return account
}

const problemOf = async (market: string, account: CardAccount): Promise<ServiceProblem | null> => {
  try {
    await (await providerOf(market, account)).check()
    return null
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return problemOfStatus(error.status)
  }
}

/** Notes on the market what the check found. Returns whether the account takes the payments now. */
const takeUp = async (
  marketId: string,
  caller: Staff,
  account: CardAccount,
  problem: ServiceProblem | null,
  insists: boolean,
): Promise<boolean> => {
  const [before, { unchecked }] = await Promise.all([readMarket(marketId), readCredentials(marketId)])
  const isNew = JSON.stringify(unchecked) === JSON.stringify(account)
  const isTaken = isNew && (problem === null || insists)
  const isCurrent = isTaken || (!unchecked && before.cardAccount === account.alias)
  if (!isCurrent) return false
  const after: Market = {
    ...before,
    cardAccount: account.alias,
    wallets: account.wallets,
    elavonApiValid: validAfter(problem, isTaken || before.elavonApiValid),
  }
  const noted = audit(marketId, before.country, {
    caller,
    kind: 'market',
    id: marketId,
    before,
    after: isTaken ? { ...after, cardKeyReplaced: account.key?.end } : after,
  })
  if (!noted.length) return true
  await commit([
    ...putMarket(after),
    ...noted,
    ...(isTaken ? [putCardAccount(marketId, account), endUncheckedAccount(marketId)] : []),
  ])
  return true
}

/** An answer decides. Without one the account stays what it was. */
const validAfter = (problem: ServiceProblem | null, before: boolean): boolean =>
  problem === 'no_answer' ? before : problem === null
