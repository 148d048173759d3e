import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import type { Market } from '../../markets/table/market.ts'
import { inLanguage, type Letter, type Phrase } from '../letter/letter.ts'
import { BOOKING_TEXTS } from './booking-texts.ts'

/** Where the shop is, and when shelves are filled and emptied. */
export const placeTable = (
  market: Pick<Market, 'language' | 'address' | 'postalCode' | 'city' | 'setUpHours' | 'emptyingHours'>,
  language: Language,
): Letter['tables'][number] => {
  const say = BOOKING_TEXTS[language]
  const shops = inLanguage(market.language)
  return {
    title: say.place,
    rows: [
      [say.address, shops(postalAddress(market))],
      ...(market.setUpHours ? [[say.setUp, shops(market.setUpHours)] as [Phrase, Phrase]] : []),
      ...(market.emptyingHours ? [[say.emptying, shops(market.emptyingHours)] as [Phrase, Phrase]] : []),
    ],
  }
}
