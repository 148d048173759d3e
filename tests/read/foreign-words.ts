/** Finds words that only another of our languages has: a text in the wrong language always has some. */
import type { Language } from '#shared/kit/language.ts'

const ONLY: Record<Language, string> = {
  da: `af betal betaling bliver booket dage dig din dine eller et får gik hvis hylde hylder igen ikke ingen jeg koden kun
    måned måneder når og også på skal skriv så til tilbage uge uger ved vi vælg være år åbner`,
  de: `aber auch auf aus bitte das dass dein deine dich dir ein eine einen für hast hier ich ist kein keine monat monate
    nach nicht noch nur oder regal regale sich sie sind tage über und uns vom von wenn wir wird woche wochen zahlung zu
    zum zur`,
  en: `again and are available been choose could days does from if it its month months more of only our out
    payment please shelf shelves that the then there they this until week weeks with you your`,
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const known = Object.entries(ONLY).map(([language, words]) => ({ language, words: new Set(wordsOf(words)) }))

/** The words in a text that belong to another language alone. */
export const foreignWords = (text: string, language: Language): string[] =>
  wordsOf(text).filter(word => known.some(one => one.language !== language && one.words.has(word)))
