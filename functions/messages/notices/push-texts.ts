/** The words of a push. A lock screen shows them, so they name a thing, a number and an amount, and no person. */
import type { Language } from '#shared/kit/language.ts'

interface PushTexts {
  one: (thing: string, share: string) => string
  /** A thing without a name. */
  nameless: (share: string) => string
  many: (things: number, share: string) => string
}

export const PUSH_TEXTS: Record<Language, PushTexts> = {
  da: {
    one: (thing, share) => `${thing} er solgt, du får ${share}`,
    nameless: share => `1 ting solgt, du får ${share}`,
    many: (things, share) => `${things} ting solgt, du får ${share}`,
  },
  de: {
    one: (thing, share) => `${thing} verkauft, du bekommst ${share}`,
    nameless: share => `1 Artikel verkauft, du bekommst ${share}`,
    many: (things, share) => `${things} Artikel verkauft, du bekommst ${share}`,
  },
  en: {
    one: (thing, share) => `${thing} sold, you get ${share}`,
    nameless: share => `1 thing sold, you get ${share}`,
    many: (things, share) => `${things} things sold, you get ${share}`,
  },
}
