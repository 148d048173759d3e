import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { addressCalls } from '#shared/markets/address-calls.ts'
import type { Verb } from '../../kit/http.ts'
import { countTry, type Limit } from '../../kit/limit.ts'
import { log } from '../../kit/log.ts'
import { readMarket } from '../table/market.ts'
import { addressProvider } from './provider.ts'

type Suggest = Verb<typeof addressCalls.suggestAddresses>
type Resolve = Verb<typeof addressCalls.resolveAddress>

/** Each lookup costs the operator. An hour of steady typing is some hundred. */
export const lookupsOf = (username: string): Limit => ({
  what: 'lookups',
  who: username,
  most: 600,
  window: 3_600,
})

const countLookup = async (market: string, username: string): Promise<void> => {
  if (!(await countTry(market, lookupsOf(username)))) throw refuse(commonRefusals.too_many_requests)
}

/**
 * Suggests addresses while staff type. A provider without an answer is `silent`: staff go on with free text. Refuses
 * `too_many_requests` beyond 600 lookups of one account in the present hour.
 */
export const suggestAddresses: Suggest = async ({ market, caller, query, language }) => {
  const { country, language: own } = await readMarket(market)
  const asked = { country: query.country ?? country, language: language ?? own, session: query.session }
  const provider = await addressProvider(asked.country)
  if (!provider) return { source: 'none', results: [] }
  const text = query.text.trim()
  if (!text) return { source: provider.source, results: [] }
  await countLookup(market, caller.username)
  try {
    return { source: provider.source, results: await provider.suggest(text, asked) }
  } catch (error) {
    log.warn('no addresses', { source: provider.source, error: String(error) })
    return { source: 'silent', results: [] }
  }
}

/**
 * Reads the parts of a suggested address. Refuses `not_found`, `busy` when the provider gives no answer, and
 * `too_many_requests` as `suggestAddresses` does.
 */
export const resolveAddress: Resolve = async ({ market, caller, params, query, language }) => {
  const { country, language: own } = await readMarket(market)
  // The id says whose it is: a Danish market may have looked up a customer's German address.
  const provider = await addressProvider(params.id.startsWith('google.') ? 'de' : 'dk')
  if (!provider) throw refuse(commonRefusals.not_found)
  await countLookup(market, caller.username)
  const asked = { country, language: language ?? own, session: query.session }
  const found = await provider.resolve(params.id, asked).catch(error => {
    log.warn('no address', { source: provider.source, error: String(error) })
    throw refuse(commonRefusals.busy)
  })
  if (!found) throw refuse(commonRefusals.not_found)
  return found
}
