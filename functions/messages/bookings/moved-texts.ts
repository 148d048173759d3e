/** The mail about a booking that staff moved to another shelf or to other days. */
import type { Language } from '#shared/kit/language.ts'

interface MovedTexts {
  otherShelf: (shop: string) => string
  otherDays: (shop: string) => string
  shelfIs: (shelf: string, was: string) => string
  daysAre: (first: string, last: string) => string
  daysWere: (first: string, last: string) => string
  closing: string
}

export const MOVED_TEXTS: Record<Language, MovedTexts> = {
  da: {
    otherShelf: shop => `Du har fået en anden hylde hos ${shop}`,
    otherDays: shop => `Din booking hos ${shop} har fået nye dage`,
    shelfIs: (shelf, was) => `Din hylde er nu ${shelf}. Før var det ${was}.`,
    daysAre: (first, last) => `Du har nu hylden fra ${first} til og med ${last}.`,
    daysWere: (first, last) => `Før var det fra ${first} til og med ${last}.`,
    closing: 'Passer det dig ikke, så svar på denne mail.',
  },
  de: {
    otherShelf: shop => `Du hast ein anderes Regal bei ${shop}`,
    otherDays: shop => `Deine Buchung bei ${shop} hat neue Tage`,
    shelfIs: (shelf, was) => `Dein Regal ist jetzt ${shelf}. Vorher war es ${was}.`,
    daysAre: (first, last) => `Du hast das Regal jetzt von ${first} bis einschließlich ${last}.`,
    daysWere: (first, last) => `Vorher war es von ${first} bis einschließlich ${last}.`,
    closing: 'Passt dir das nicht, antworte einfach auf diese Mail.',
  },
  en: {
    otherShelf: shop => `You have another shelf at ${shop}`,
    otherDays: shop => `Your booking at ${shop} has new days`,
    shelfIs: (shelf, was) => `Your shelf is now ${shelf}. It was ${was} before.`,
    daysAre: (first, last) => `You now have the shelf from ${first} until and including ${last}.`,
    daysWere: (first, last) => `Before, it was from ${first} until and including ${last}.`,
    closing: 'If that does not suit you, reply to this mail.',
  },
}
