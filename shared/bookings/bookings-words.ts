/** The words of the bookings report's file in three languages. */
import type { Language } from '../kit/language.ts'

interface BookingsWords {
  file: string
  groups: string
  byType: string
  byPeriod: string
  from: string
  to: string
  shelfType: string
  period: string
  typedDays: string
  bookings: string
  online: string
  byStaff: string
  extensions: string
  rent: string
  services: string
  refunded: string
  turnover: string
  unpaid: string
  rentedDays: string
  shelfDays: string
  occupancy: string
  vat: (percent: string, vat: string, net: string) => string
  noVat: string
  apart: (own: number, ownDays: number, held: number, heldDays: number) => string
  lines: string[]
}

export const BOOKINGS_WORDS: Record<Language, BookingsWords> = {
  da: {
    file: 'bookinger',
    groups: 'Over tid',
    byType: 'Hyldetyper',
    byPeriod: 'Bookingperioder',
    from: 'Fra',
    to: 'Til',
    shelfType: 'Hyldetype',
    period: 'Bookingperiode',
    typedDays: 'Egne datoer',
    bookings: 'Bookinger',
    online: 'Online',
    byStaff: 'Af butikken',
    extensions: 'Heraf forlængelser',
    rent: 'Leje',
    services: 'Tilvalg',
    refunded: 'Betalt tilbage',
    turnover: 'Omsætning',
    unpaid: 'Heraf ikke betalt',
    rentedDays: 'Udlejede hyldedage',
    shelfDays: 'Åbne hyldedage',
    occupancy: 'Belægning',
    vat: (percent, vat, net) => `Heraf moms ${percent} %: ${vat}. Uden moms: ${net}.`,
    noVat: 'Butikken opkræver ikke moms af leje.',
    apart: (own, ownDays, held, heldDays) =>
      `For sig: butikkens egen brug ${own} (${ownDays} hyldedage), holdte hylder ${held} (${heldDays} hyldedage).`,
    lines: [
      'Omsætning: leje og tilvalg med moms for de bookinger, der begynder i perioden, minus det, der er betalt tilbage. Den tæller på bookingens første dag, også når den er betalt en anden dag.',
      'En booking, der er betalt helt tilbage, før den begyndte, tæller ikke med. Kvitteringer og kreditnotaer er det, bogføringen bygger på.',
      'Belægning: udlejede hyldedage af de hyldedage, hvor butikken har åbent, med de hylder, der findes nu.',
    ],
  },
  de: {
    file: 'buchungen',
    groups: 'Im Zeitverlauf',
    byType: 'Regaltypen',
    byPeriod: 'Buchungszeiträume',
    from: 'Von',
    to: 'Bis',
    shelfType: 'Regaltyp',
    period: 'Buchungszeitraum',
    typedDays: 'Eigene Daten',
    bookings: 'Buchungen',
    online: 'Online',
    byStaff: 'Vom Laden',
    extensions: 'Davon Verlängerungen',
    rent: 'Miete',
    services: 'Extras',
    refunded: 'Zurückgezahlt',
    turnover: 'Umsatz',
    unpaid: 'Davon nicht bezahlt',
    rentedDays: 'Vermietete Regaltage',
    shelfDays: 'Offene Regaltage',
    occupancy: 'Auslastung',
    vat: (percent, vat, net) => `Darin MwSt. ${percent} %: ${vat}. Ohne MwSt.: ${net}.`,
    noVat: 'Der Laden berechnet keine MwSt. auf Miete.',
    apart: (own, ownDays, held, heldDays) =>
      `Für sich: eigene Nutzung ${own} (${ownDays} Regaltage), gehaltene Regale ${held} (${heldDays} Regaltage).`,
    lines: [
      'Umsatz: Miete und Extras mit MwSt. der Buchungen, die im Zeitraum beginnen, abzüglich dessen, was zurückgezahlt wird. Er zählt am ersten Tag der Buchung, auch wenn sie an einem anderen Tag bezahlt ist.',
      'Eine Buchung, die vor ihrem Beginn ganz zurückgezahlt wurde, zählt nicht. Für die Buchhaltung gelten Quittungen und Gutschriften.',
      'Auslastung: vermietete Regaltage von den Regaltagen, an denen der Laden offen ist, mit den Regalen, die es jetzt gibt.',
    ],
  },
  en: {
    file: 'bookings',
    groups: 'Over time',
    byType: 'Shelf types',
    byPeriod: 'Booking periods',
    from: 'From',
    to: 'To',
    shelfType: 'Shelf type',
    period: 'Booking period',
    typedDays: 'Own dates',
    bookings: 'Bookings',
    online: 'Online',
    byStaff: 'By the shop',
    extensions: 'Of these extensions',
    rent: 'Rent',
    services: 'Extras',
    refunded: 'Paid back',
    turnover: 'Turnover',
    unpaid: 'Of this not paid',
    rentedDays: 'Rented shelf days',
    shelfDays: 'Open shelf days',
    occupancy: 'Occupancy',
    vat: (percent, vat, net) => `VAT ${percent}% included: ${vat}. Without VAT: ${net}.`,
    noVat: 'The shop charges no VAT on rent.',
    apart: (own, ownDays, held, heldDays) =>
      `Apart: the shop’s own use ${own} (${ownDays} shelf days), held shelves ${held} (${heldDays} shelf days).`,
    lines: [
      'Turnover: rent and extras with VAT of the bookings that begin in this time, less what is paid back. It counts on the first day of the booking, also when it was paid on another day.',
      'A booking that was paid back whole before it began does not count. Receipts and credit notes are what the books are made of.',
      'Occupancy: rented shelf days of the shelf days on which the shop is open, with the shelves that there are now.',
    ],
  },
}
