/** What the server says about goods, in the reader's language. */
import type { Language } from '../kit/language.ts'

/** A sheet without a name (specification 5). */
export const DEFAULT_SHEET: Record<Language, string> = {
  da: 'Standard vareseddel',
  de: 'Standard-Warenliste',
  en: 'Default product sheet',
}
