/** A document and the screen that its scripts then show say the same, in each language. */
import { expect, test } from 'vitest'
import { WORDS } from '#functions/markets/pages/words.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { TEXTS } from '../web/all-texts.ts'

test.each(LANGUAGES)('Nothing is worded differently once the scripts run: %s', language => {
  const { homeTitle, homeText, bookNow, readTerms, messageTitles, steps } = WORDS[language]
  const texts = TEXTS[language]
  expect([homeTitle, homeText]).toEqual([texts['home.title'], texts['home.text']])
  expect([bookNow, readTerms]).toEqual([texts['markets.bookNow'], texts['markets.readTerms']])
  const titles = ['info', 'warning', 'danger'].map(level => texts[`markets.${level}`])
  expect(messageTitles).toEqual(titles)
  expect(steps).toEqual({
    type: { title: texts['bookings.typeTitle'], lead: texts['bookings.typeLead'] },
    price: { title: texts['bookings.priceTitle'], lead: texts['bookings.priceLead'] },
    services: { title: texts['bookings.servicesTitle'], lead: texts['bookings.servicesLead'] },
    date: { title: texts['bookings.dateTitle'], lead: texts['bookings.dateLead'] },
    checkout: { title: texts['payments.title'], lead: texts['payments.lead'] },
  })
})
