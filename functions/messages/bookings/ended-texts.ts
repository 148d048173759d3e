/** The mail about a booking that staff have ended and for which nothing was paid. */
import type { Language } from '#shared/kit/language.ts'

interface EndedTexts {
  subject: (shop: string) => string
  /** `day`: the first on which the shelf is no longer theirs. */
  lead: (shop: string, day: string) => string
  closing: string
}

export const ENDED_TEXTS: Record<Language, EndedTexts> = {
  da: {
    subject: shop => `Din booking hos ${shop} er afsluttet`,
    lead: (shop, day) =>
      `${shop} har afsluttet din booking. Hylden er ikke længere din fra ${day}. Der er ikke betalt noget, så ingen penge går tilbage.`,
    closing: 'Har du spørgsmål, så svar på denne mail.',
  },
  de: {
    subject: shop => `Deine Buchung bei ${shop} ist beendet`,
    lead: (shop, day) =>
      `${shop} hat deine Buchung beendet. Das Regal ist ab ${day} nicht mehr deins. Es wurde nichts bezahlt, also geht kein Geld zurück.`,
    closing: 'Hast du Fragen, antworte einfach auf diese Mail.',
  },
  en: {
    subject: shop => `Your booking at ${shop} has ended`,
    lead: (shop, day) =>
      `${shop} has ended your booking. The shelf is no longer yours from ${day}. Nothing was paid, so no money goes back.`,
    closing: 'If you have questions, reply to this mail.',
  },
}
