/** The mail about a wish to move that staff have declined. */
import type { Language } from '#shared/kit/language.ts'

interface DeclinedTexts {
  subject: (shop: string) => string
  /** `place`: what was asked for. */
  lead: (place: string) => string
  shelfFrom: (shelf: string, first: string) => string
  anyShelfFrom: (first: string) => string
  /** What staff write follows. */
  words: string
  stays: string
  closing: string
}

export const DECLINED_TEXTS: Record<Language, DeclinedTexts> = {
  da: {
    subject: shop => `Din booking hos ${shop} kan ikke flyttes`,
    lead: place =>
      `Du spurgte, om din booking kan flyttes til ${place}. Det kan desværre ikke lade sig gøre.`,
    shelfFrom: (shelf, first) => `hylde ${shelf} fra ${first}`,
    anyShelfFrom: first => `en ledig hylde fra ${first}`,
    words: 'Butikken skriver:',
    stays: 'Din booking er, som den var:',
    closing: 'Har du spørgsmål, så svar på denne mail.',
  },
  de: {
    subject: shop => `Deine Buchung bei ${shop} lässt sich nicht verlegen`,
    lead: place => `Du hast gefragt, ob sich deine Buchung verlegen lässt: ${place}. Das geht leider nicht.`,
    shelfFrom: (shelf, first) => `Regal ${shelf} ab ${first}`,
    anyShelfFrom: first => `ein freies Regal ab ${first}`,
    words: 'Der Laden schreibt:',
    stays: 'Deine Buchung bleibt, wie sie war:',
    closing: 'Hast du Fragen, antworte einfach auf diese Mail.',
  },
  en: {
    subject: shop => `Your booking at ${shop} cannot be moved`,
    lead: place => `You asked to move your booking to ${place}. Sorry, that is not possible.`,
    shelfFrom: (shelf, first) => `shelf ${shelf} from ${first}`,
    anyShelfFrom: first => `a free shelf from ${first}`,
    words: 'The shop writes:',
    stays: 'Your booking is as it was:',
    closing: 'If you have questions, reply to this mail.',
  },
}
