/** What stands around an answer of staff, in three languages. */
import type { Language } from '#shared/kit/language.ts'

interface ReplyTexts {
  subject: (market: string) => string
  youWrote: string
}

export const REPLY_TEXTS: Record<Language, ReplyTexts> = {
  da: { subject: market => `Svar fra ${market}`, youWrote: 'Du skrev til os:' },
  de: { subject: market => `Antwort von ${market}`, youWrote: 'Du hast uns geschrieben:' },
  en: { subject: market => `An answer from ${market}`, youWrote: 'You wrote to us:' },
}
