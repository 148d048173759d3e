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

/** Products go into this till by themselves. Flexpos says nowhere how it takes them (D42). */
export const putsIntoTill = (market: Tills): boolean => tillOf(market) === 'zettle'

/** Tenants sell by two numbers of their own, and nothing of theirs has a name in the till (D61). */
export const sellsGenerically = (market: Tills & { individualizedItemsAccess: boolean }): boolean =>
  putsIntoTill(market) && !market.individualizedItemsAccess
