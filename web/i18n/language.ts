/** The language of the screens: chosen once and remembered, else the browser's, else the market's. */

import i18n from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kit/countries.ts'
import { stored } from '../kit/stored.ts'

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some(language => language === text)

const chosen = stored('language', found => (isLanguage(found) ? found : undefined))

/** Only the language that is shown is loaded. */
const TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  da: () => import('./da/texts.ts'),
  de: () => import('./de/texts.ts'),
  en: () => import('./en/texts.ts'),
}

const ofBrowser = (): Language | undefined =>
  navigator.languages.map(name => name.slice(0, 2).toLowerCase()).find(isLanguage)

const show = async (language: Language): Promise<void> => {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    const texts = await TEXTS[language]()
    i18n.addResourceBundle(language, 'translation', texts.default)
  }
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** To be awaited before the first screen. */
export const startLanguage = async (): Promise<void> => {
  await i18n.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await show(chosen.read() ?? ofBrowser() ?? 'da')
}

/** Rejects when its texts cannot be had; nothing changes then. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await show(language)
  chosen.write(language)
}

/** The market's language counts for a reader who chose none and whose browser speaks none of ours. */
export const suggestLanguage = (language: string): void => {
  if (chosen.read() || ofBrowser() || !isLanguage(language)) return
  show(language).catch(() => undefined)
}

export const useLanguage = (): Language => {
  const { i18n: current } = useTranslation()
  return isLanguage(current.language) ? current.language : 'da'
}
