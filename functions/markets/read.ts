import { weekdayName } from '#shared/kit/day.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import { env } from '../kit/env.ts'
import type { Verb } from '../kit/http.ts'
import { readMarketWithTerms } from './table/market.ts'

/** The market as visitors see it, without its credentials. */
export const read: Verb<typeof marketsContract.read> = async call => {
  const { market, paymentTerms } = await readMarketWithTerms(call.market)
  const { elavon, country, ...shown } = market
  return {
    ...shown,
    openingHours: market.openingHours.map(hours => ({
      ...hours,
      weekdayName: weekdayName(hours.weekdayCode, call.language ?? market.language),
    })),
    supportCountry: country,
    elavonApiValid: elavon !== null,
    paymentTerms: market.showPaymentTerms ? paymentTerms : '',
    cardWindowScript: elavon && `${env('ELAVON_PAGE_URL')}/client/library.js`,
  }
}
