/** Which till a market sells with. */

interface Tills {
  zettleIntegration: boolean
  zettleApiValid: boolean
  flexposApiValid: boolean
}

/** The till of a market; undefined without one whose key works. */
export const tillOf = (market: Tills): 'zettle' | 'flexpos' | undefined => {
  if (market.zettleIntegration && market.zettleApiValid) return 'zettle'
  return market.flexposApiValid ? 'flexpos' : undefined
}

interface Accounts extends Tills {
  tillAccounts: { zettle: string; flexpos: string }
}

/** The till of a market with its account there, in one text that can be compared; empty without a till. */
export const tillMark = (market: Accounts): string => {
  const till = tillOf(market)
  return till ? [till, market.tillAccounts[till]].filter(Boolean).join(':') : ''
}

/**
 * The market's till has something of a product, by what is noted on it. What another till has, or the same one in another
 * account, is nothing to it.
 */
export const isInTill = (market: Accounts, { inTill }: { inTill: string }): boolean =>
  inTill.startsWith(`${tillMark(market)} `)

/** What a deployment says of tills. */
interface Trusts {
  flexposWrites: boolean
}

/**
 * Products go into the market's till by themselves, and sales come out of it. Flexpos documents neither: only where the
 * deployment trusts our assumption (D42).
 */
export const putsIntoTill = (market: Tills, { flexposWrites }: Trusts): boolean => {
  const till = tillOf(market)
  return till === 'zettle' || (till === 'flexpos' && flexposWrites)
}

/** Tenants sell by two numbers of their own, and nothing of theirs has a name in the till (D61). */
export const sellsGenerically = (
  market: Tills & { individualizedItemsAccess: boolean },
  trusts: Trusts,
): boolean => putsIntoTill(market, trusts) && !market.individualizedItemsAccess

/** The VAT on used goods (1) or new ones (2) of a market, in per cent. */
export const vatPercentOf = (
  { vatPercentUsed, vatPercentNew }: { vatPercentUsed: number; vatPercentNew: number },
  type: 1 | 2,
): number => (type === 1 ? vatPercentUsed : vatPercentNew)
