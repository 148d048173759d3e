import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import type { Period } from '#shared/shelves/rules.ts'

/** One, and more, of each part. */
const WORDS: Record<Language, Record<keyof Period, [string, string]>> = {
  da: { months: ['måned', 'måneder'], weeks: ['uge', 'uger'], days: ['dag', 'dage'] },
  de: { months: ['Monat', 'Monate'], weeks: ['Woche', 'Wochen'], days: ['Tag', 'Tage'] },
  en: { months: ['month', 'months'], weeks: ['week', 'weeks'], days: ['day', 'days'] },
}

/**
 * A period in the reader's language, "1 måned og 2 uger". Put together from its numbers, because the name that staff
 * gave it is in their language.
 */
export const periodLabel = (period: Period, language: Language): string => {
  const parts = (['months', 'weeks', 'days'] as const)
    .filter(unit => period[unit] > 0)
    .map(unit => `${period[unit]} ${WORDS[language][unit][period[unit] === 1 ? 0 : 1]}`)
  return inSentence(parts, language)
}
