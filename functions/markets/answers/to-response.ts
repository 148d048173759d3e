import { weekdayName } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import { shownMessage } from '#shared/markets/message.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { now } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { type Market, rentVatPercent } from '../table/market.ts'

/** A market as visitors see it. Without a language in the market's own. */
export const toVisitors = (
  market: Market,
  paymentTerms: string,
  language: Language = market.language,
): VisitorsMarket => {
  const { country, cardAccount, language: own, timeZone } = market
  return {
    marketId: market.marketId,
    visualName: market.visualName,
    logo: market.logo,
    marketImages: market.marketImages,
    description: market.description,
    openingHours: market.openingHours.map(hours => ({
      ...hours,
      weekdayName: weekdayName(hours.weekdayCode, language),
    })),
    openingHoursExtraInfo: market.openingHoursExtraInfo,
    closingDays: market.closingDays,
    bookingOpeningDays: market.bookingOpeningDays,
    extraInfo: market.extraInfo,
    setUpHours: market.setUpHours,
    emptyingHours: market.emptyingHours,
    address: postalAddress(market),
    addressUrl: market.addressUrl,
    supportPhone: market.supportPhone,
    supportEmail: market.supportEmail,
    supportCountry: country,
    phoneCountries: market.phoneCountries,
    currencyCode: market.currencyCode,
    language: own,
    timeZone,
    onlineBookingFeature: market.onlineBookingFeature,
    onlineBookingPaused: market.onlineBookingPaused,
    customerAccessToBooking: market.customerAccessToBooking,
    waitlistEnabled: market.waitlistEnabled,
    waitlistHours: market.waitlistHours,
    elavonApiValid: market.elavonApiValid,
    wallets: cardAccount === null ? [] : market.wallets,
    showPaymentTerms: market.showPaymentTerms,
    termsVersion: market.termsVersion,
    paymentTerms: market.showPaymentTerms ? paymentTerms : '',
    website: market.website,
    facebook: market.facebook,
    instagram: market.instagram,
    vatPercent: rentVatPercent(market),
    publicMessage: shownMessage(market.publicMessage, { reader: language, own, timeZone, now: now() }),
    cardWindowScript: cardAccount === null ? null : `${env('ELAVON_PAGE_URL')}/client/library.js`,
  }
}
