/**
 * Builds the worker of the tenants' pages (web/user/worker.ts) with what it keeps for times without a network: the
 * document's scripts and styles, the screens that then open, and their texts in every language.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { APP_ICONS } from '#shared/kit/app-icons.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { chunksOf, madeFor, stylesOf, withImports } from './page-files.ts'

const FILE = 'user-worker.js'
const DOCUMENT = 'user/index.html'

interface UserWorkerOptions {
  /** The source of the worker. */
  source: string
  /** The domains of the texts that are kept. */
  domains: readonly string[]
  /** The modules of the screens that open without a network. */
  modules: readonly string[]
  fonts: RegExp
}

/** The script of the page first, then what it and the screens load. */
const keptFiles = (
  bundle: Rolldown.OutputBundle,
  { domains, modules, fonts }: UserWorkerOptions,
): string[] => {
  const chunks = chunksOf(bundle)
  const fileOf = (module: string): string => {
    const chunk = madeFor(chunks, module)
    if (!chunk) throw new Error(`${module} is not in the bundle`)
    return chunk.fileName
  }
  const texts = LANGUAGES.flatMap(language =>
    domains.map(domain => fileOf(`/web/i18n/${language}/${domain}.ts`)),
  )
  const starts = ['/web/user/index.html', ...modules].map(fileOf)
  const code = new Set([...starts, ...texts].flatMap(name => [...withImports(chunks, name)]))
  const styles = chunks.flatMap(chunk => (code.has(chunk.fileName) ? stylesOf(chunk) : []))
  const fontFiles = Object.keys(bundle).filter(name => fonts.test(name))
  return [...new Set([...code, ...styles, ...fontFiles])].filter(name => name in bundle)
}

export const userWorker = (options: UserWorkerOptions): Plugin => ({
  name: 'user-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle[DOCUMENT]
    if (page?.type !== 'asset') throw new Error(`${DOCUMENT} is not in the bundle`)
    const files = keptFiles(bundle, options).map(name => `/${name}`)
    const release = createHash('sha256')
      .update(String(page.source))
      .update(files.join())
      .digest('hex')
      .slice(0, 16)
    const { code } = await transform(readFileSync(options.source, 'utf8'), {
      loader: 'ts',
      format: 'iife',
      minify: true,
      define: {
        FILES: JSON.stringify(files),
        RELEASE: JSON.stringify(release),
        ICON: JSON.stringify(APP_ICONS[0].src),
      },
    })
    this.emitFile({ type: 'asset', fileName: FILE, source: code })
  },
})
