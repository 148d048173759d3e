/** The words of the end-date report's file, and of both reports, in three languages. */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'

interface ReportWords {
  /** How a booking is paid, by the shelf booking status; `withheld`: from the sales. */
  paid: Record<1 | 2 | 5 | 6 | 'withheld', string>
  own: string
  total: string
  about: string
  range: (first: Day, last: Day) => string
  end: {
    file: string
    name: string
    shelf: string
    shelfType: string
    tenant: string
    number: string
    phone: string
    email: string
    first: string
    last: string
    emptyBy: string
    goesOnUntil: string
    nextFrom: string
    next: string
    payment: string
    lines: (nextUntil: Day) => string[]
  }
}

export const REPORT_WORDS: Record<Language, ReportWords> = {
  da: {
    paid: {
      1: 'Ikke betalt',
      2: 'Betalt i butikken',
      5: 'Betalt online',
      6: 'Afventer betaling',
      withheld: 'Trækkes i salget',
    },
    own: 'Butikken selv',
    total: 'I alt',
    about: 'Om tallene',
    range: (first, last) => `Periode: ${first} til ${last}`,
    end: {
      file: 'slutdatoer',
      name: 'Slutdatoer',
      shelf: 'Hylde',
      shelfType: 'Hyldetype',
      tenant: 'Kunde',
      number: 'Kundenr.',
      phone: 'Telefon',
      email: 'E-mail',
      first: 'Første dag',
      last: 'Sidste dag',
      emptyBy: 'Tømmes senest',
      goesOnUntil: 'Fortsætter til',
      nextFrom: 'Næste fra',
      next: 'Næste på hylden',
      payment: 'Betaling',
      lines: nextUntil => [
        'Listen har de hylder, der skal tømmes i perioden. Falder sidste dag på en lukkedag, skal hylden tømmes på den åbne dag før.',
        'Fortsætter til: den samme kunde har hylden igen med det samme, og den skal ikke tømmes.',
        `Næste på hylden er set efter til og med ${nextUntil}.`,
      ],
    },
  },
  de: {
    paid: {
      1: 'Nicht bezahlt',
      2: 'Im Laden bezahlt',
      5: 'Online bezahlt',
      6: 'Wartet auf Zahlung',
      withheld: 'Wird vom Verkauf abgezogen',
    },
    own: 'Der Laden selbst',
    total: 'Summe',
    about: 'Zu den Zahlen',
    range: (first, last) => `Zeitraum: ${first} bis ${last}`,
    end: {
      file: 'enddaten',
      name: 'Enddaten',
      shelf: 'Regal',
      shelfType: 'Regaltyp',
      tenant: 'Kunde',
      number: 'Kundennr.',
      phone: 'Telefon',
      email: 'E-Mail',
      first: 'Erster Tag',
      last: 'Letzter Tag',
      emptyBy: 'Leer bis',
      goesOnUntil: 'Bleibt bis',
      nextFrom: 'Nächste Buchung ab',
      next: 'Danach im Regal',
      payment: 'Zahlung',
      lines: nextUntil => [
        'Die Liste enthält die Regale, die im Zeitraum leer sein müssen. Fällt der letzte Tag auf einen Schließtag, gilt der offene Tag davor.',
        'Bleibt bis: Derselbe Kunde hat das Regal gleich wieder, es muss nicht geleert werden.',
        `Was danach kommt, ist bis ${nextUntil} nachgesehen.`,
      ],
    },
  },
  en: {
    paid: {
      1: 'Not paid',
      2: 'Paid in the shop',
      5: 'Paid online',
      6: 'Awaiting payment',
      withheld: 'Taken from sales',
    },
    own: 'The shop itself',
    total: 'Total',
    about: 'About the numbers',
    range: (first, last) => `From ${first} to ${last}`,
    end: {
      file: 'end-dates',
      name: 'End dates',
      shelf: 'Shelf',
      shelfType: 'Shelf type',
      tenant: 'Customer',
      number: 'Customer no.',
      phone: 'Phone',
      email: 'E-mail',
      first: 'First day',
      last: 'Last day',
      emptyBy: 'Empty by',
      goesOnUntil: 'Goes on until',
      nextFrom: 'Next from',
      next: 'Next on the shelf',
      payment: 'Payment',
      lines: nextUntil => [
        'The list has the shelves that must be emptied in this time. If the last day is a closed day, the shelf must be empty on the open day before.',
        'Goes on until: the same customer has the shelf again at once, and it need not be emptied.',
        `What comes next was looked for until ${nextUntil}.`,
      ],
    },
  },
}
