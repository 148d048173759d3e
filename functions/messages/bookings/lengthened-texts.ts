/** The mail about a booking that got days more because the market closes. */
import type { Language } from '#shared/kit/language.ts'

interface LengthenedTexts {
  subject: (shop: string) => string
  lead: (shop: string, days: string) => string
  more: (days: number, last: string) => string
  shelf: string
  closing: string
}

export const LENGTHENED_TEXTS: Record<Language, LengthenedTexts> = {
  da: {
    subject: shop => `Din hylde hos ${shop} varer længere`,
    lead: (shop, days) => `${shop} holder ekstraordinært lukket ${days}.`,
    more: (days, last) =>
      `Du får derfor ${days === 1 ? 'en dag' : `${days} dage`} oveni. Din sidste dag er nu ${last}. Det koster ikke noget.`,
    shelf: 'Hylde',
    closing: 'Passer det dig ikke, så svar på denne mail.',
  },
  de: {
    subject: shop => `Dein Regal bei ${shop} läuft länger`,
    lead: (shop, days) => `${shop} hat außerplanmäßig geschlossen: ${days}.`,
    more: (days, last) =>
      `Du bekommst dafür ${days === 1 ? 'einen Tag' : `${days} Tage`} dazu. Dein letzter Tag ist jetzt ${last}. Das kostet nichts.`,
    shelf: 'Regal',
    closing: 'Passt dir das nicht, antworte einfach auf diese Mail.',
  },
  en: {
    subject: shop => `Your shelf at ${shop} lasts longer`,
    lead: (shop, days) => `${shop} is exceptionally closed on ${days}.`,
    more: (days, last) =>
      `So you get ${days === 1 ? 'one day' : `${days} days`} more. Your last day is now ${last}. It costs you nothing.`,
    shelf: 'Shelf',
    closing: 'If that does not suit you, reply to this mail.',
  },
}
