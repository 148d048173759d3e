/** The texts of the mail about a settlement in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface SettlementTexts {
  subject: (days: string, market: string) => string
  lead: (days: string, amount: string) => string
  /** What was sold less what came back. */
  turnover: string
  button: string
  closing: string
}

export const SETTLEMENT_TEXTS: Record<Language, SettlementTexts> = {
  da: {
    subject: (days, market) => `Din afregning ${days} fra ${market}`,
    lead: (days, amount) =>
      `Din afregning for ${days} er klar, og du får ${amount}. Det, der stod på din saldo, er regnet med.`,
    turnover: 'Solgt minus retur',
    button: 'Se hver linje',
    closing:
      'Du kan hente afregningen som PDF på siden. Du kan svare på denne mail, hvis noget ikke stemmer.',
  },
  de: {
    subject: (days, market) => `Deine Abrechnung ${days} von ${market}`,
    lead: (days, amount) =>
      `Deine Abrechnung für ${days} ist fertig, und du bekommst ${amount}. Dein Guthaben von vorher ist mitgerechnet.`,
    turnover: 'Verkauft ohne Rückgaben',
    button: 'Jede Zeile ansehen',
    closing:
      'Auf der Seite bekommst du die Abrechnung als PDF. Antworte auf diese Mail, wenn etwas nicht stimmt.',
  },
  en: {
    subject: (days, market) => `Your settlement ${days} from ${market}`,
    lead: (days, amount) =>
      `Your settlement for ${days} is ready, and you receive ${amount}. What stood on your balance is counted in.`,
    turnover: 'Sold less returns',
    button: 'See every line',
    closing: 'The page has the settlement as a PDF. Answer this mail if something is wrong.',
  },
}
