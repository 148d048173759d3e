/** The words of the printed booking calendar in three languages, and how each status looks without colour. */
import type { Language } from '../kit/language.ts'
import type { BarLook } from '../kit/strip.ts'

/** By the shelf booking status; `own`: the market uses the shelf itself. */
type Looks = Record<1 | 2 | 3 | 5 | 6 | 'own', BarLook>

interface PlanWords {
  title: (month: string) => string
  file: string
  shelf: string
  closed: string
  printed: (moment: string) => string
  page: (page: number, of: number) => string
  looks: Looks
}

const looksOf = (words: Record<keyof Looks, readonly [letter: string, word: string]>): Looks => {
  const look = (status: keyof Looks, pattern: BarLook['pattern']): BarLook => {
    const [letter, word] = words[status]
    return { letter, word, pattern }
  }
  return {
    1: look(1, 'falling'),
    2: look(2, 'plain'),
    5: look(5, 'lying'),
    6: look(6, 'rising'),
    3: look(3, 'standing'),
    own: look('own', 'crossed'),
  }
}

export const PLAN_WORDS: Record<Language, PlanWords> = {
  da: {
    title: month => `Kalender, ${month}`,
    file: 'kalender',
    shelf: 'Hylde',
    closed: 'Lukket',
    printed: moment => `Udskrevet ${moment}`,
    page: (page, of) => `Side ${page} af ${of}`,
    looks: looksOf({
      1: ['I', 'Ikke betalt'],
      2: ['B', 'Betalt i butikken'],
      3: ['R', 'Reserveret'],
      5: ['O', 'Betalt online'],
      6: ['A', 'Afventer betaling'],
      own: ['E', 'Eget brug'],
    }),
  },
  de: {
    title: month => `Kalender, ${month}`,
    file: 'kalender',
    shelf: 'Regal',
    closed: 'Geschlossen',
    printed: moment => `Gedruckt ${moment}`,
    page: (page, of) => `Seite ${page} von ${of}`,
    looks: looksOf({
      1: ['N', 'Nicht bezahlt'],
      2: ['L', 'Im Laden bezahlt'],
      3: ['R', 'Reserviert'],
      5: ['O', 'Online bezahlt'],
      6: ['W', 'Wartet auf Zahlung'],
      own: ['V', 'Vom Laden belegt'],
    }),
  },
  en: {
    title: month => `Calendar, ${month}`,
    file: 'calendar',
    shelf: 'Shelf',
    closed: 'Closed',
    printed: moment => `Printed ${moment}`,
    page: (page, of) => `Page ${page} of ${of}`,
    looks: looksOf({
      1: ['N', 'Not paid'],
      2: ['S', 'Paid in the shop'],
      3: ['R', 'Reserved'],
      5: ['O', 'Paid online'],
      6: ['A', 'Awaiting payment'],
      own: ['U', 'Own use'],
    }),
  },
}
