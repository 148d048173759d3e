/** The words of the spreadsheet of balances. */
import type { Language } from '../kit/language.ts'

interface BalancesWords {
  /** What the file is called. */
  file: string
  sheet: string
  number: string
  name: string
  balance: string
  available: string
  who: string
  owed: string
  owing: string
  total: string
  about: { name: string; lines: string[] }
}

export const BALANCES_WORDS: Record<Language, BalancesWords> = {
  da: {
    file: 'saldi',
    sheet: 'Saldi',
    number: 'Kundenummer',
    name: 'Lejer',
    balance: 'Saldo',
    available: 'Kan udbetales nu',
    who: 'Hvem skylder',
    owed: 'I skylder',
    owing: 'Skylder jer',
    total: 'I alt',
    about: {
      name: 'Om tallene',
      lines: [
        'En linje er en lejer. Plus er lejerens penge, minus er jeres.',
        'Det, der kan udbetales nu, er saldoen uden det, der allerede er på vej til lejeren.',
      ],
    },
  },
  de: {
    file: 'guthaben',
    sheet: 'Guthaben',
    number: 'Kundennummer',
    name: 'Mieter',
    balance: 'Guthaben',
    available: 'Jetzt auszahlbar',
    who: 'Wer schuldet',
    owed: 'Ihr schuldet',
    owing: 'Schuldet euch',
    total: 'Summe',
    about: {
      name: 'Zu den Zahlen',
      lines: [
        'Eine Zeile ist ein Mieter. Plus ist das Geld des Mieters, Minus ist eures.',
        'Jetzt auszahlbar ist das Guthaben ohne das, was schon unterwegs zum Mieter ist.',
      ],
    },
  },
  en: {
    file: 'balances',
    sheet: 'Balances',
    number: 'Customer number',
    name: 'Tenant',
    balance: 'Balance',
    available: 'Can be paid out now',
    who: 'Who owes',
    owed: 'You owe',
    owing: 'Owes you',
    total: 'Total',
    about: {
      name: 'About the numbers',
      lines: [
        'A line is a tenant. Plus is the tenant’s money, minus is yours.',
        'What can be paid out now is the balance without what is on its way to the tenant already.',
      ],
    },
  },
}
