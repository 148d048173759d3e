/** The words of a tenant's settlement as a file, in three languages. */
import type { Language } from '../kit/language.ts'
import type { NOT_PAID } from './payout.ts'

type Why = (typeof NOT_PAID)[number]

export interface SettlementWords {
  /** What its file is called. */
  file: string
  title: (number: number) => string
  tenant: string
  customer: string
  number: string
  settlement: string
  finalized: string
  account: string
  what: string
  amount: string
  sold: (pieces: number) => string
  returned: string
  commission: string
  commissionUsed: string
  commissionNew: string
  rent: string
  /** The rent of a month, and of a booking. */
  monthsRent: (month: string) => string
  rentOf: (name: string) => string
  purchases: string
  carriedOver: string
  onTheWay: string
  balance: string
  youReceive: string
  /** Above the days that had more afterwards. */
  late: string
  latePaid: string
  lateShare: string
  vat: string
  net: string
  gross: string
  /** Why nothing is paid. `amount` is what stands on the balance, without its sign. */
  why: Record<Why, (amount: string) => string>
  /** The same in a list of tenants. */
  shortWhy: Record<Why, string>
  reverse: string
  ownName: string
  margin: string
  wholePrice: string
  /** For a business: the VAT within what it sold, of one kind. */
  ownVat: (kind: string, percent: string, amount: string) => string
  borne: (amount: string) => string
  used: string
  new: string
}

export const SETTLEMENT_WORDS: Record<Language, SettlementWords> = {
  da: {
    file: 'afregning',
    title: number => `Afregning nr. ${number}`,
    tenant: 'Lejer',
    customer: 'Kundenummer',
    number: 'Afregning nr.',
    settlement: 'Afregning',
    finalized: 'Afsluttet',
    account: 'Til konto',
    what: 'Sådan er det regnet ud',
    amount: 'Beløb',
    sold: pieces => `Solgt, ${pieces} ting`,
    returned: 'Kom retur',
    commission: 'Kommission',
    commissionUsed: 'Kommission, brugte varer',
    commissionNew: 'Kommission, nye varer',
    rent: 'Leje',
    monthsRent: month => `Leje, ${month}`,
    rentOf: name => `Leje, ${name}`,
    purchases: 'Køb i butikken',
    carriedOver: 'Med fra før',
    onTheWay: 'Allerede på vej til dig',
    balance: 'Din saldo efter afregningen',
    youReceive: 'Du får',
    late: 'Salg og retur fra tidligere dage, som er talt med ovenfor',
    latePaid: 'Betalt',
    lateShare: 'Din andel',
    vat: 'Moms',
    net: 'Uden moms',
    gross: 'Med moms',
    why: {
      owes: amount => `Du skylder butikken ${amount}, som bliver trukket fra det, du sælger næste gang.`,
      nothing: () => 'Der bliver ikke noget tilbage at udbetale denne gang.',
      held: amount => `Alle ${amount} på din saldo er allerede på vej til dig i en anden udbetaling.`,
      no_account: amount =>
        `Butikken mangler dit kontonummer. De ${amount} bliver på din saldo, til du skriver det.`,
      unconfirmed: amount =>
        `Du har ændret din bankkonto og ikke bekræftet den endnu. De ${amount} bliver på din saldo, til du åbner linket i den mail, vi har sendt.`,
    },
    shortWhy: {
      owes: 'Skylder butikken',
      nothing: 'Intet at udbetale',
      held: 'Allerede på vej',
      no_account: 'Mangler kontonummer',
      unconfirmed: 'Konto ikke bekræftet',
    },
    reverse: 'Omvendt betalingspligt: lejeren afregner selv momsen af kommission og leje i sit eget land.',
    ownName: 'Butikken sælger varerne i sit eget navn.',
    margin: 'Brugte varer er solgt efter brugtmomsordningen. Momsen er inde i kommissionen.',
    wholePrice: 'Butikken afregner momsen af hele salgsprisen.',
    ownVat: (kind, percent, amount) => `Moms i dit eget salg af ${kind}, ${percent} %: ${amount}`,
    borne: amount => `Butikken har selv båret ${amount} af rabatterne i kassen.`,
    used: 'brugte varer',
    new: 'nye varer',
  },
  de: {
    file: 'abrechnung',
    title: number => `Abrechnung Nr. ${number}`,
    tenant: 'Mieter',
    customer: 'Kundennummer',
    number: 'Abrechnung Nr.',
    settlement: 'Abrechnung',
    finalized: 'Abgeschlossen',
    account: 'Auf Konto',
    what: 'So ist es gerechnet',
    amount: 'Betrag',
    sold: pieces => `Verkauft, ${pieces} Artikel`,
    returned: 'Zurückgekommen',
    commission: 'Provision',
    commissionUsed: 'Provision, gebrauchte Ware',
    commissionNew: 'Provision, neue Ware',
    rent: 'Miete',
    monthsRent: month => `Miete, ${month}`,
    rentOf: name => `Miete, ${name}`,
    purchases: 'Einkäufe im Laden',
    carriedOver: 'Von vorher',
    onTheWay: 'Schon unterwegs zu dir',
    balance: 'Dein Guthaben nach der Abrechnung',
    youReceive: 'Du bekommst',
    late: 'Verkäufe und Rückgaben früherer Tage, oben mitgezählt',
    latePaid: 'Bezahlt',
    lateShare: 'Dein Anteil',
    vat: 'MwSt.',
    net: 'Ohne MwSt.',
    gross: 'Mit MwSt.',
    why: {
      owes: amount => `Du schuldest dem Laden ${amount}. Das wird von deinen nächsten Verkäufen abgezogen.`,
      nothing: () => 'Diesmal bleibt nichts zum Auszahlen übrig.',
      held: amount => `Alle ${amount} deines Guthabens sind schon mit einer anderen Auszahlung unterwegs.`,
      no_account: amount =>
        `Dem Laden fehlt deine Kontonummer. Die ${amount} bleiben auf deinem Guthaben, bis du sie angibst.`,
      unconfirmed: amount =>
        `Du hast dein Bankkonto geändert und noch nicht bestätigt. Die ${amount} bleiben auf deinem Guthaben, bis du den Link in unserer Mail öffnest.`,
    },
    shortWhy: {
      owes: 'Schuldet dem Laden',
      nothing: 'Nichts auszuzahlen',
      held: 'Schon unterwegs',
      no_account: 'Kontonummer fehlt',
      unconfirmed: 'Konto nicht bestätigt',
    },
    reverse: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge) für Provision und Miete.',
    ownName: 'Der Laden verkauft die Ware in eigenem Namen.',
    margin:
      'Gebrauchtgegenstände/Sonderregelung: gebrauchte Ware ist differenzbesteuert. Die MwSt. steckt in der Provision.',
    wholePrice: 'Der Laden führt die MwSt. vom ganzen Verkaufspreis ab.',
    ownVat: (kind, percent, amount) =>
      `MwSt. in deinen eigenen Verkäufen von ${kind}, ${percent} %: ${amount}`,
    borne: amount => `Der Laden hat ${amount} der Rabatte an der Kasse selbst getragen.`,
    used: 'gebrauchter Ware',
    new: 'neuer Ware',
  },
  en: {
    file: 'settlement',
    title: number => `Settlement no. ${number}`,
    tenant: 'Tenant',
    customer: 'Customer number',
    number: 'Settlement no.',
    settlement: 'Settlement',
    finalized: 'Finalized',
    account: 'To account',
    what: 'How it is worked out',
    amount: 'Amount',
    sold: pieces => `Sold, ${pieces === 1 ? '1 thing' : `${pieces} things`}`,
    returned: 'Came back',
    commission: 'Commission',
    commissionUsed: 'Commission, used goods',
    commissionNew: 'Commission, new goods',
    rent: 'Rent',
    monthsRent: month => `Rent, ${month}`,
    rentOf: name => `Rent, ${name}`,
    purchases: 'Bought in the shop',
    carriedOver: 'From before',
    onTheWay: 'Already on its way to you',
    balance: 'Your balance after the settlement',
    youReceive: 'You receive',
    late: 'Sales and returns of earlier days, counted above',
    latePaid: 'Paid',
    lateShare: 'Your share',
    vat: 'VAT',
    net: 'Without VAT',
    gross: 'With VAT',
    why: {
      owes: amount => `You owe the shop ${amount}. It is taken from what you sell next.`,
      nothing: () => 'Nothing is left to pay out this time.',
      held: amount => `All ${amount} on your balance is already on its way in another payout.`,
      no_account: amount =>
        `The shop does not have your account number. The ${amount} stays on your balance until you give it.`,
      unconfirmed: amount =>
        `You have changed your bank account and not confirmed it yet. The ${amount} stays on your balance until you open the link in the mail that we sent.`,
    },
    shortWhy: {
      owes: 'Owes the shop',
      nothing: 'Nothing to pay out',
      held: 'Already on its way',
      no_account: 'No account number',
      unconfirmed: 'Account not confirmed',
    },
    reverse: 'Reverse charge: the tenant accounts for the VAT on commission and rent.',
    ownName: 'The shop sells the goods in its own name.',
    margin: 'Used goods are sold under the margin scheme. The VAT is inside the commission.',
    wholePrice: 'The shop accounts for the VAT on the whole price.',
    ownVat: (kind, percent, amount) => `VAT within your own sales of ${kind}, ${percent}%: ${amount}`,
    borne: amount => `The shop itself has borne ${amount} of the discounts at the till.`,
    used: 'used goods',
    new: 'new goods',
  },
}
