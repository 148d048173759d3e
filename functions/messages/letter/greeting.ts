import { hasLink } from '#shared/kit/has-link.ts'
import type { Language } from '#shared/kit/language.ts'

const HELLO: Record<Language, string> = { da: 'Hej', de: 'Hallo', en: 'Hello' }

/** Whoever types a stranger's mail address types the name too: a name that carries a link is left out. */
export const greeting = (name: string, language: Language): string =>
  hasLink(name) ? HELLO[language] : `${HELLO[language]} ${name}`
