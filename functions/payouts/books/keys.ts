/** What opens the books of a market. */
import { refuse } from '#shared/kit/refusal.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { unseal } from '../../kit/secrets.ts'
import { readCredentials } from '../../markets/table/credentials.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type BooksKeys, booksKeys } from '../economic/client.ts'

/** Refuses `not_enabled` where the market settles elsewhere. */
export const readBooksMarket = async (id: string): Promise<Market> => {
  const market = await readMarket(id)
  checkEnabled(market, 'paymentsFeature')
  return market
}

/** The keys of a market's books; undefined where it has given no agreement token. Throws `BooksRefused`. */
export const findKeys = async (market: string): Promise<BooksKeys | undefined> => {
  const { accountingAgreementToken: token } = (await readCredentials(market)).services
  return token ? booksKeys(await unseal(token.sealed, market)) : undefined
}

/** The same. Refuses `books_not_connected` without a token. */
export const readKeys = async (market: string): Promise<BooksKeys> => {
  const keys = await findKeys(market)
  if (!keys) throw refuse(payoutRefusals.books_not_connected)
  return keys
}
