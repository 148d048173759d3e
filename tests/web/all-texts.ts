/** Loads every text of each language. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shared/kit/language.ts'
import type { Texts } from '#web/i18n/texts.ts'

const FOLDER = join(import.meta.dirname, '../../web/i18n')

/** The domains that have texts in a language. */
export const domainsOf = (language: Language): string[] =>
  readdirSync(join(FOLDER, language))
    .map(file => file.replace(/\.ts$/, ''))
    .sort()

export const textsOf = async (language: Language, domain: string): Promise<Texts> =>
  ((await import(`../../web/i18n/${language}/${domain}.ts`)) as { default: Texts }).default

const allTexts = async (language: Language): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(domainsOf(language).map(domain => textsOf(language, domain)))))

export const TEXTS: Record<Language, Texts> = {
  da: await allTexts('da'),
  de: await allTexts('de'),
  en: await allTexts('en'),
}
