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
