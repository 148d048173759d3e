/**
 * Writes `pages.json`: for each screen and language the scripts and styles that the documents of
 * functions/markets/pages preload, so that the browser fetches them with the page's own scripts and not one after
 * another. Preloads the fonts as well.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '#shared/kit/language.ts'

interface PageScreen {
  name: string
  page: string
  /** The domains of its texts, with those of its page. */
  domains: readonly string[]
  /** The modules that the page loads when it shows the screen. */
  modules?: readonly string[]
}

interface PageFilesOptions {
  screens: readonly PageScreen[]
  /** The names of the font files that the first view of every page shows. */
  fonts: RegExp
}

export type Chunks = readonly Rolldown.OutputChunk[]

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  Object.values(bundle).filter(one => one.type === 'chunk')

const facadeOf = ({ facadeModuleId }: Rolldown.OutputChunk): string =>
  (facadeModuleId ?? '').replaceAll('\\', '/')

export const madeFor = (chunks: Chunks, end: string): Rolldown.OutputChunk | undefined =>
  chunks.find(chunk => facadeOf(chunk).endsWith(end))

/** A chunk with all that it imports. */
export const withImports = (chunks: Chunks, name: string, found = new Set<string>()): Set<string> => {
  const chunk = chunks.find(({ fileName }) => fileName === name)
  if (!chunk || found.has(name)) return found
  found.add(name)
  for (const one of chunk.imports) withImports(chunks, one, found)
  return found
}

/** Vite records here which styles a chunk loads. */
export const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): string[] => [
  ...(viteMetadata?.importedCss ?? []),
]

const filesOf = (chunks: Chunks, { page, domains, modules = [] }: PageScreen, language: string): string[] => {
  const entry = madeFor(chunks, `/web/${page}/index.html`)
  if (!entry) throw new Error(`${page} is not in the bundle`)
  const inPage = withImports(chunks, entry.fileName)
  const fileOf = (module: string): string => {
    const chunk = madeFor(chunks, module)
    if (!chunk) throw new Error(`${module} is not in the bundle`)
    return chunk.fileName
  }
  const texts = domains.map(domain => fileOf(`/web/i18n/${language}/${domain}.ts`))
  const code = modules
    .flatMap(module => [...withImports(chunks, fileOf(module))])
    .filter(name => !inPage.has(name))
  const styles = chunks.flatMap(chunk => (code.includes(chunk.fileName) ? stylesOf(chunk) : []))
  return [...new Set([...styles, ...code, ...texts])].map(name => `/${name}`)
}

export const pageFiles = ({ screens, fonts }: PageFilesOptions): Plugin => ({
  name: 'page-files',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
      Object.keys(bundle)
        .filter(name => fonts.test(name))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    const files = screens.map(screen => [
      screen.name,
      Object.fromEntries(LANGUAGES.map(language => [language, filesOf(chunks, screen, language)])),
    ])
    this.emitFile({
      type: 'asset',
      fileName: 'pages.json',
      source: JSON.stringify(Object.fromEntries(files)),
    })
  },
})
