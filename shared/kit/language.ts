/** The languages of screens and mails. */

export const LANGUAGES = ['da', 'de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** How each language writes dates and amounts, by its name in Intl. */
export const LOCALE = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>
