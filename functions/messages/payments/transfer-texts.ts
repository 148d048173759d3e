/** The texts of the mail about a payout that has left the shop, in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface TransferTexts {
  subject: (amount: string, market: string) => string
  lead: (amount: string, account: string, settlement: number) => string
  button: string
  closing: string
}

export const TRANSFER_TEXTS: Record<Language, TransferTexts> = {
  da: {
    subject: (amount, market) => `${amount} er på vej til dig fra ${market}`,
    lead: (amount, account, settlement) =>
      `Vi har sendt ${amount} til din konto ${account} for afregning ${settlement}. Pengene er som regel fremme den næste bankdag.`,
    button: 'Se afregningen',
    closing: 'Er det ikke din konto, så svar på denne mail med det samme.',
  },
  de: {
    subject: (amount, market) => `${amount} sind von ${market} zu dir unterwegs`,
    lead: (amount, account, settlement) =>
      `Wir haben ${amount} für Abrechnung ${settlement} auf dein Konto ${account} überwiesen. Meist ist das Geld am nächsten Bankarbeitstag da.`,
    button: 'Abrechnung ansehen',
    closing: 'Ist das nicht dein Konto? Dann antworte bitte sofort auf diese Mail.',
  },
  en: {
    subject: (amount, market) => `${amount} is on its way to you from ${market}`,
    lead: (amount, account, settlement) =>
      `We have sent ${amount} to your account ${account} for settlement ${settlement}. It usually arrives on the next bank day.`,
    button: 'See the settlement',
    closing: 'If this is not your account, answer this mail at once.',
  },
}
