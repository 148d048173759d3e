/** What the mails say of an extension that goes on on another shelf, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface ShelfMoveTexts {
  title: (from: string, to: string) => string
  emptyBy: (from: string) => string
  yoursFrom: (to: string) => string
  /** Follows in a sentence. `from`: a day, or a day and an hour. */
  goesOn: (to: string, from: string) => string
  goesOnToday: (to: string) => string
  /** Between the evening of the one shelf and the morning of the other. */
  between: string
}

export const SHELF_MOVE_TEXTS: Record<Language, ShelfMoveTexts> = {
  da: {
    title: (from, to) => `Du flytter fra hylde ${from} til hylde ${to}`,
    emptyBy: from => `Tøm hylde ${from} senest`,
    yoursFrom: to => `Hylde ${to} er din fra`,
    goesOn: (to, from) => `Du fortsætter på hylde ${to}. Den er din fra ${from}.`,
    goesOnToday: to => `Du fortsætter på hylde ${to}. Tag dine ting med derhen.`,
    between: 'Aftal med butikken, hvor dine ting kan stå indtil da.',
  },
  de: {
    title: (from, to) => `Du ziehst von Regal ${from} auf Regal ${to} um`,
    emptyBy: from => `Regal ${from} ausräumen bis`,
    yoursFrom: to => `Regal ${to} gehört dir ab`,
    goesOn: (to, from) => `Du machst auf Regal ${to} weiter. Es gehört dir ab ${from}.`,
    goesOnToday: to => `Du machst auf Regal ${to} weiter. Nimm deine Sachen dorthin mit.`,
    between: 'Sprich mit dem Laden ab, wo deine Sachen bis dahin stehen können.',
  },
  en: {
    title: (from, to) => `You move from shelf ${from} to shelf ${to}`,
    emptyBy: from => `Empty shelf ${from} by`,
    yoursFrom: to => `Shelf ${to} is yours from`,
    goesOn: (to, from) => `You go on on shelf ${to}. It is yours from ${from}.`,
    goesOnToday: to => `You go on on shelf ${to}. Take your things there.`,
    between: 'Ask the shop where your things can stay until then.',
  },
}
