/** The name of a booking period that staff gave none: its length in the language of the market. */
import { inSentence } from '../kit/in-sentence.ts'
import type { Language } from '../kit/language.ts'
import type { Period } from './rules.ts'

const UNITS = ['months', 'weeks', 'days'] as const

/** One, and several. */
const WORDS: Record<Language, Record<(typeof UNITS)[number], readonly [string, string]>> = {
  da: { months: ['måned', 'måneder'], weeks: ['uge', 'uger'], days: ['dag', 'dage'] },
  de: { months: ['Monat', 'Monate'], weeks: ['Woche', 'Wochen'], days: ['Tag', 'Tage'] },
  en: { months: ['month', 'months'], weeks: ['week', 'weeks'], days: ['day', 'days'] },
}

/** "1 måned og 2 uger". */
export const periodName = (period: Period, language: Language): string =>
  inSentence(
    UNITS.filter(unit => period[unit]).map(
      unit => `${period[unit]} ${WORDS[language][unit][period[unit] === 1 ? 0 : 1]}`,
    ),
    language,
  )
