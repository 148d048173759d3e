import { weekdayName } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { env } from '../kit/env.ts'
import type { Market } from './table/market.ts'

/** A market as visitors see it, without its credentials. Without a language in the market's own. */
export const toVisitors = (
  { elavon, country, ...shown }: Market,
  paymentTerms: string,
  language: Language = shown.language,
) =>
  ({
    ...shown,
    openingHours: shown.openingHours.map(hours => ({
      ...hours,
      weekdayName: weekdayName(hours.weekdayCode, language),
    })),
    supportCountry: country,
    elavonApiValid: elavon !== null,
    wallets: elavon?.wallets ?? [],
    paymentTerms: shown.showPaymentTerms ? paymentTerms : '',
    cardWindowScript: elavon && `${env('ELAVON_PAGE_URL')}/client/library.js`,
  }) satisfies VisitorsMarket
