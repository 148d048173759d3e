/** The words that a period's report and its spreadsheet have beside those of a settlement. */
import type { Language } from '../kit/language.ts'

export interface PeriodWords {
  /** What their files are called. */
  periodFile: string
  periodTitle: string
  draftTitle: string
  /** A settlement's number, in small print. */
  short: (number: number) => string
  turnover: string
  turnoverUsed: string
  turnoverNew: string
  tax: string
  rentVat: string
  /** After rent. */
  share: string
  tenantReceives: string
  paidOut: (who: string) => string
  held: (who: string) => string
  owing: (who: string) => string
  tenants: (count: number) => string
  currency: (code: string) => string
  total: string
  sheet: string
  bank: string
  whyColumn: string
  about: { name: string; lines: string[] }
}

export const PERIOD_WORDS: Record<Language, PeriodWords> = {
  da: {
    periodFile: 'afregninger',
    periodTitle: 'Alle afregninger',
    draftTitle: 'Alle afregninger, kladde',
    short: number => `nr. ${number}`,
    turnover: 'Solgt',
    turnoverUsed: 'Solgt, brugte varer',
    turnoverNew: 'Solgt, nye varer',
    tax: 'Moms af salget',
    rentVat: 'Heraf moms af leje',
    share: 'Andel efter leje',
    tenantReceives: 'Lejeren får',
    paidOut: who => `Udbetales til ${who}`,
    held: who => `Mangler konto eller bekræftelse: ${who}`,
    owing: who => `Skylder butikken: ${who}`,
    tenants: count => (count === 1 ? '1 lejer' : `${count} lejere`),
    currency: code => `Alle beløb er i ${code}.`,
    total: 'I alt',
    sheet: 'Afregninger',
    bank: 'Konto',
    whyColumn: 'Hvorfor intet udbetales',
    about: {
      name: 'Om filen',
      lines: [
        'En række for hver lejer. Solgt er det, kunderne betalte, uden det, der kom retur.',
        'Andel efter leje er solgt minus kommission minus leje. Moms af salget og moms af leje er inde i beløbene.',
        'Lejeren får andelen plus det, der er med fra før: lejerens saldo før afregningen. Er der penge på vej i en anden udbetaling, er de ikke med.',
      ],
    },
  },
  de: {
    periodFile: 'abrechnungen',
    periodTitle: 'Alle Abrechnungen',
    draftTitle: 'Alle Abrechnungen, Entwurf',
    short: number => `Nr. ${number}`,
    turnover: 'Verkauft',
    turnoverUsed: 'Verkauft, gebrauchte Ware',
    turnoverNew: 'Verkauft, neue Ware',
    tax: 'MwSt. der Verkäufe',
    rentVat: 'Darin MwSt. der Miete',
    share: 'Anteil nach Miete',
    tenantReceives: 'Mieter bekommt',
    paidOut: who => `Auszahlung an ${who}`,
    held: who => `Konto fehlt oder unbestätigt: ${who}`,
    owing: who => `Schulden dem Laden: ${who}`,
    tenants: count => `${count} Mieter`,
    currency: code => `Alle Beträge in ${code}.`,
    total: 'Gesamt',
    sheet: 'Abrechnungen',
    bank: 'Konto',
    whyColumn: 'Warum nichts gezahlt wird',
    about: {
      name: 'Zur Datei',
      lines: [
        'Eine Zeile für jeden Mieter. Verkauft ist, was die Käufer bezahlten, ohne das, was zurückkam.',
        'Anteil nach Miete ist verkauft minus Provision minus Miete. Die MwSt. der Verkäufe und der Miete steckt in den Beträgen.',
        'Der Mieter bekommt den Anteil und das, was von vorher da ist: das Guthaben vor der Abrechnung. Was mit einer anderen Auszahlung unterwegs ist, zählt nicht mit.',
      ],
    },
  },
  en: {
    periodFile: 'settlements',
    periodTitle: 'All settlements',
    draftTitle: 'All settlements, draft',
    short: number => `no. ${number}`,
    turnover: 'Sold',
    turnoverUsed: 'Sold, used goods',
    turnoverNew: 'Sold, new goods',
    tax: 'VAT of sales',
    rentVat: 'Of it VAT on rent',
    share: 'Share after rent',
    tenantReceives: 'Tenant receives',
    paidOut: who => `Paid out to ${who}`,
    held: who => `Account missing or not confirmed: ${who}`,
    owing: who => `Owe the shop: ${who}`,
    tenants: count => (count === 1 ? '1 tenant' : `${count} tenants`),
    currency: code => `All amounts are in ${code}.`,
    total: 'Total',
    sheet: 'Settlements',
    bank: 'Account',
    whyColumn: 'Why nothing is paid',
    about: {
      name: 'About',
      lines: [
        'A row for each tenant. Sold is what visitors paid, less what came back.',
        'Share after rent is sold less commission less rent. The VAT of sales and of rent is inside the amounts.',
        'The tenant receives the share and what is there from before: the balance before the settlement. Money on its way in another payout is left out.',
      ],
    },
  },
}
