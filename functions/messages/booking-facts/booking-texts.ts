/** What mails call the parts of a booking, its price and its place, in three languages. */
import type { Language } from '#shared/kit/language.ts'

interface BookingTexts {
  /** Follows the shelf type, which is in the market's language: "Standardhylde, hylde A12". */
  shelf: (name: string) => string
  period: string
  closingDays: (count: number, days: string) => string
  customer: string
  extra: string
  rent: string
  total: string
  vat: (percent: number) => string
  place: string
  address: string
  /** The market's own words follow. */
  setUp: string
  emptying: string
  calendar: string
  welcome: string
}

export const BOOKING_TEXTS: Record<Language, BookingTexts> = {
  da: {
    shelf: name => `, hylde ${name}`,
    period: 'Periode',
    closingDays: (count, days) => `${count} ${count === 1 ? 'dag' : 'dage'}, fordi vi holder lukket ${days}`,
    customer: 'Kundenummer',
    extra: 'Ekstra dage',
    rent: 'Leje',
    total: 'I alt',
    vat: percent => `Heraf moms (${percent} %)`,
    place: 'Her finder du os',
    address: 'Adresse',
    setUp: 'Opstilling',
    emptying: 'Tømning',
    calendar: 'Datoerne ligger i den vedhæftede kalenderfil.',
    welcome: 'Vi glæder os til at se dig.',
  },
  de: {
    shelf: name => `, Regal ${name}`,
    period: 'Zeitraum',
    closingDays: (count, days) =>
      `${count} ${count === 1 ? 'Tag' : 'Tage'}, weil wir geschlossen haben: ${days}`,
    customer: 'Kundennummer',
    extra: 'Zusätzliche Tage',
    rent: 'Miete',
    total: 'Gesamt',
    vat: percent => `Darin MwSt. (${percent} %)`,
    place: 'So findest du uns',
    address: 'Adresse',
    setUp: 'Einräumen',
    emptying: 'Ausräumen',
    calendar: 'Die Termine stehen auch in der angehängten Kalenderdatei.',
    welcome: 'Wir freuen uns auf dich.',
  },
  en: {
    shelf: name => `, shelf ${name}`,
    period: 'Period',
    closingDays: (count, days) =>
      `${count} ${count === 1 ? 'day' : 'days'}, because we are closed on ${days}`,
    customer: 'Customer number',
    extra: 'Extra days',
    rent: 'Rent',
    total: 'Total',
    vat: percent => `Of which VAT (${percent}%)`,
    place: 'Where to find us',
    address: 'Address',
    setUp: 'Setting up',
    emptying: 'Emptying',
    calendar: 'The days are in the calendar file attached.',
    welcome: 'We look forward to seeing you.',
  },
}
