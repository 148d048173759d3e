/** What opens the books of a market. */
import { refuse } from '#shared/kit/refusal.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { unseal } from '../../kit/secrets.ts'
import { readCredentials } from '../../markets/table/credentials.ts'
import { type BooksKeys, booksKeys } from '../economic/client.ts'

/** The keys of a market's books; undefined where it has given no agreement token. Throws `BooksRefused`. */
export const findKeys = async (market: string): Promise<BooksKeys | undefined> => {
  const { accountingAgreementToken: token } = (await readCredentials(market)).services
  return token ? booksKeys(await unseal(token.sealed, market)) : undefined
}

/** The keys of a market's books. Refuses `books_not_connected` where it has given no token. */
export const readKeys = async (market: string): Promise<BooksKeys> => {
  const keys = await findKeys(market)
  if (!keys) throw refuse(payoutRefusals.books_not_connected)
  return keys
}
