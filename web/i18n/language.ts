/**
 * The language of the screens: chosen once and remembered, else the browser's, else the market's. The edge decides alike
 * for the document (infra/cloud/edge/request.js), so a page does not change its language while it loads.
 */

import i18n from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { stored } from '../kit/stored.ts'
import type { Texts } from './texts.ts'

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some(language => language === text)

const chosen = stored('language', found => (isLanguage(found) ? found : undefined))

/**
 * One file a language and domain; a page loads those of its own domains, in the language that is shown. Each name here
 * is a part of every page's first load, so these are the files of visitors; `tenant-files.ts` and `all-files.ts` have the
 * others.
 */
const FILES = import.meta.glob<Texts>(
  './{da,de,en}/{bookings,carousel,code,customers,feed,feedback,form,home,identity,kit,list,markets,missing,payments,receipt,shelves,waitlist}.ts',
  { import: 'default' },
)

/** Makes more files known, before the first texts are wanted. */
export const addFiles = (files: typeof FILES): void => {
  Object.assign(FILES, files)
}

/** The domains whose texts this page has asked for. */
const wanted = new Set<string>()

const loaded = new Set<string>()

const loadFile = async (path: string, language: Language): Promise<void> => {
  const texts = await FILES[path]?.()
  if (!texts) throw new Error(`no texts in ${path}`)
  i18n.addResourceBundle(language, 'translation', texts, true)
  loaded.add(path)
}

/** Loads what is wanted in a language. A screen that opens meanwhile may want more. */
const load = async (language: Language): Promise<void> => {
  const missing = () =>
    [...wanted].map(domain => `./${language}/${domain}.ts`).filter(path => !loaded.has(path))
  while (missing().length) await Promise.all(missing().map(path => loadFile(path, language)))
}

const shown = (): Language => (isLanguage(i18n.language) ? i18n.language : 'da')

/** Loads the texts of these domains, now and in every language chosen later. Rejects when they do not come. */
export const wantTexts = async (domains: readonly string[]): Promise<void> => {
  for (const domain of domains) wanted.add(domain)
  const language = shown()
  await load(language)
  if (shown() !== language) await load(shown())
}

/** The edge reads the choice from a cookie. */
const remembered = (): Language | undefined => {
  const language = chosen.read()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure connection
  if (language) document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
  return language
}

const ofBrowser = (): Language | undefined =>
  navigator.languages.map(name => name.slice(0, 2).toLowerCase()).find(isLanguage)

const show = async (language: Language): Promise<void> => {
  await load(language)
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
}

/** To be awaited before the first screen, which shows texts of the kit and of these domains. */
export const startLanguage = async (domains: readonly string[]): Promise<void> => {
  for (const domain of ['kit', ...domains]) wanted.add(domain)
  await i18n.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const { lang } = document.documentElement
  await show(remembered() ?? ofBrowser() ?? (isLanguage(lang) ? lang : 'da'))
}

let onChosen: ((language: Language) => void) | undefined

/** Runs after a reader has chosen a language. */
export const whenChosen = (listener: (language: Language) => void): void => {
  onChosen = listener
}

/** Rejects when its texts cannot be had; nothing changes then. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await show(language)
  chosen.write(language)
  remembered()
  onChosen?.(language)
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
