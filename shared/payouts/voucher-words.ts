/** The words of a voucher: what its lines are called in the books. */
import { type Day, shortDay } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { Posted, VOUCHER_ACCOUNTS, VoucherLine } from './voucher.ts'

type Named = (typeof VOUCHER_ACCOUNTS)[number]

interface Words {
  period: (days: string) => string
  day: (day: string) => string
  tender: (word: string) => string
  accounts: Record<Named, string>
}

const WORDS: Record<Language, Words> = {
  da: {
    period: days => `Afregning ${days}`,
    day: day => `Dagens betalinger ${day}`,
    tender: word => `Betalt: ${word}`,
    accounts: {
      till: 'Solgt for lejere',
      tenants: 'Lejernes andel',
      commission: 'Kommission',
      commission_reverse: 'Kommission, omvendt betalingspligt',
      goods_used: 'Brugte varer solgt i eget navn',
      goods_new: 'Nye varer solgt i eget navn',
      rent: 'Leje modregnet',
      rent_reverse: 'Leje modregnet, omvendt betalingspligt',
      vat: 'Moms',
      card: 'Kortbetalinger online',
      refunds: 'Skyldige tilbagebetalinger',
      counter: 'Bookinger betalt i butikken',
      bookings: 'Bookinger',
      bookings_reverse: 'Bookinger, omvendt betalingspligt',
      giftcards: 'Gavekort',
      own_goods: 'Egne varer',
      cafe: 'Café',
      bags: 'Poser',
      tips: 'Drikkepenge',
      rounding: 'Afrunding',
      clearing: 'Venter på afklaring',
      till_difference: 'Kassedifference',
      other: 'Andet',
    },
  },
  de: {
    period: days => `Abrechnung ${days}`,
    day: day => `Zahlungen des Tages ${day}`,
    tender: word => `Bezahlt: ${word}`,
    accounts: {
      till: 'Für Mieter verkauft',
      tenants: 'Anteil der Mieter',
      commission: 'Provision',
      commission_reverse: 'Provision, Steuerschuld des Empfängers',
      goods_used: 'Gebrauchte Ware im eigenen Namen',
      goods_new: 'Neue Ware im eigenen Namen',
      rent: 'Verrechnete Miete',
      rent_reverse: 'Verrechnete Miete, Steuerschuld des Empfängers',
      vat: 'Umsatzsteuer',
      card: 'Kartenzahlungen online',
      refunds: 'Geschuldete Erstattungen',
      counter: 'Im Laden bezahlte Buchungen',
      bookings: 'Buchungen',
      bookings_reverse: 'Buchungen, Steuerschuld des Empfängers',
      giftcards: 'Gutscheine',
      own_goods: 'Eigene Ware',
      cafe: 'Café',
      bags: 'Tüten',
      tips: 'Trinkgeld',
      rounding: 'Rundung',
      clearing: 'Wartet auf Klärung',
      till_difference: 'Kassendifferenz',
      other: 'Anderes',
    },
  },
  en: {
    period: days => `Settlement ${days}`,
    day: day => `Payments of ${day}`,
    tender: word => `Paid: ${word}`,
    accounts: {
      till: 'Sold for tenants',
      tenants: "Tenants' share",
      commission: 'Commission',
      commission_reverse: 'Commission, reverse charge',
      goods_used: 'Used goods sold in own name',
      goods_new: 'New goods sold in own name',
      rent: 'Rent withheld',
      rent_reverse: 'Rent withheld, reverse charge',
      vat: 'VAT',
      card: 'Card payments online',
      refunds: 'Refunds owed',
      counter: 'Bookings paid in the shop',
      bookings: 'Bookings',
      bookings_reverse: 'Bookings, reverse charge',
      giftcards: 'Gift cards',
      own_goods: 'Own goods',
      cafe: 'Café',
      bags: 'Bags',
      tips: 'Tips',
      rounding: 'Rounding',
      clearing: 'To be cleared',
      till_difference: 'Till difference',
      other: 'Other',
    },
  },
}

/** The text of a period's voucher. */
export const periodText = (
  { dateFrom, dateTo }: { dateFrom: Day; dateTo: Day },
  language: Language,
): string => WORDS[language].period(`${shortDay(dateFrom)} – ${shortDay(dateTo)}`)

/** The text of a day's voucher. */
export const dayText = (day: Day, language: Language): string => WORDS[language].day(shortDay(day))

/** Makes lines of postings: each is called after its account and its voucher. */
export const withTexts = (posted: readonly Posted[], voucher: string, language: Language): VoucherLine[] =>
  posted.map(one => ({ ...one, text: `${accountName(one.account, language)}. ${voucher}` }))

/** What the lines on one of Reol's accounts are called. */
export const accountName = (account: string, language: Language): string => {
  const { accounts, tender } = WORDS[language]
  return isNamed(account, accounts) ? accounts[account] : tender(account.slice('tender:'.length))
}

const isNamed = (account: string, accounts: Record<Named, string>): account is Named =>
  Object.hasOwn(accounts, account)
