/**
 * Measures in the bundle what a page loads before its first picture: the page's script, its imports, the code that it
 * fetches without a user's action, and the texts of one language. The build prints the result, fails above the bar, and
 * writes it to a file for the benchmarks.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '#shared/kit/language.ts'

/** A file of the bundle. Read once, because each access to Rollup's bundle is slow. */
interface Chunk {
  fileName: string
  /** The module that the chunk was made for. */
  facade: string
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** KB, gzipped. */
  kb: number
  lengths: { id: string; length: number }[]
}

const asChunk = (chunk: Rolldown.OutputChunk): Chunk => ({
  fileName: chunk.fileName,
  facade: posix(chunk.facadeModuleId ?? ''),
  imports: chunk.imports,
  dynamicImports: chunk.dynamicImports,
  kb: gzipSync(chunk.code, { level: 9 }).length / 1024,
  lengths: Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength })),
})

export interface FirstLoad {
  page: string
  /** KB of JavaScript, gzipped. */
  kb: number
  barKb?: number
  files: string[]
  textsKb: number
  /** KB that each further screen of the page loads in addition, without its texts. */
  screens: { name: string; kb: number }[]
  /** The packages that weigh most, with their share of the gzipped files in KB. */
  heaviest: { name: string; kb: number }[]
}

interface FirstLoadOptions {
  pages: readonly string[]
  /** KB of JavaScript, gzipped. */
  barsKb: Readonly<Record<string, number>>
  /** KB of JavaScript, gzipped, that a further screen may load beyond its page. */
  screenBarKb: number
  /** The modules that fetch other screens. */
  routes: RegExp
  /** The modules that load when the browser is idle, or on a user's action. */
  waiting: RegExp
  /** The domains whose texts a page starts with. */
  textsOf: (page: string) => string[]
  /** The file of the result. */
  file: string
}

interface Bundle {
  chunks: Map<string, Chunk>
  comesLater: (chunk: Chunk | undefined) => boolean
  /** The modules that fetch a chunk. */
  fetchersOf: (chunk: Chunk) => readonly string[]
}

const MOST_SHOWN = 10

const posix = (id: string): string => id.replaceAll('\\', '/')
const kbOf = ({ kb }: Chunk): number => kb
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const packageOf = (id: string): string => {
  const path = posix(id).split('/node_modules/').at(-1) ?? ''
  if (path === posix(id)) return 'our own code'
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

/** A chunk, its imports, and the chunks that it fetches, except those that are known to load later. */
const needed = (bundle: Bundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle.chunks.get(name)
  if (!chunk || found.has(name)) return found
  found.add(name)
  const fetched = chunk.dynamicImports.filter(one => !bundle.comesLater(bundle.chunks.get(one)))
  for (const one of [...chunk.imports, ...fetched]) needed(bundle, one, found)
  return found
}

/** Each file's gzipped weight, shared among its modules by their length. */
const heaviest = (chunks: readonly Chunk[]): { name: string; kb: number }[] => {
  const weights = new Map<string, number>()
  for (const { kb, lengths } of chunks) {
    const all = total(lengths.map(({ length }) => length)) || 1
    for (const { id, length } of lengths) {
      const name = packageOf(id)
      weights.set(name, (weights.get(name) ?? 0) + (kb * length) / all)
    }
  }
  return [...weights]
    .map(([name, kb]) => ({ name, kb }))
    .sort((one, other) => other.kb - one.kb)
    .slice(0, MOST_SHOWN)
}

/** What each screen of a page's routes loads when opened first. */
const screensOf = (bundle: Bundle, page: string, first: ReadonlySet<string>): FirstLoad['screens'] =>
  [...bundle.chunks.values()]
    .filter(chunk => bundle.fetchersOf(chunk).some(id => id.endsWith(`/web/${page}/routes.tsx`)))
    .map(screen => ({
      name: basename(screen.facade),
      kb: total(
        [...needed(bundle, screen.fileName)]
          .filter(name => !first.has(name))
          .flatMap(name => bundle.chunks.get(name)?.kb ?? 0),
      ),
    }))

const firstLoadOf = (bundle: Bundle, page: string, options: FirstLoadOptions): FirstLoad => {
  const all = [...bundle.chunks.values()]
  const named = (end: string) => all.find(({ facade }) => facade.endsWith(end))
  const entry = named(`/web/${page}/index.html`)
  if (!entry) throw new Error(`${page} is not in the bundle`)
  const names = needed(bundle, entry.fileName)
  const scripts = all.filter(({ fileName }) => names.has(fileName))
  const texts = LANGUAGES.map(language =>
    options.textsOf(page).flatMap(domain => named(`/web/i18n/${language}/${domain}.ts`) ?? []),
  ).sort((one, other) => total(other.map(kbOf)) - total(one.map(kbOf)))[0]
  const loaded = [...scripts, ...(texts ?? [])]
  return {
    page,
    kb: total(loaded.map(kbOf)),
    barKb: options.barsKb[page],
    files: loaded.map(({ fileName }) => fileName),
    textsKb: total((texts ?? []).map(kbOf)),
    screens: screensOf(bundle, page, names),
    heaviest: heaviest(loaded),
  }
}

const lineOf = ({ page, kb, barKb, files, screens }: FirstLoad): string => {
  const largest = screens.toSorted((one, other) => other.kb - one.kb)[0]
  const further = largest ? `; further screens up to ${largest.kb.toFixed(1)} KB (${largest.name})` : ''
  const bar = barKb ? ` of ${barKb}` : ''
  return `  ${page.padEnd(14)} ${kb.toFixed(1).padStart(6)} KB${bar} in ${files.length} files${further}`
}

/** Lists the parts of a page that are above their bar. */
const overBars = ({ page, kb, barKb, screens }: FirstLoad, screenBarKb: number): string[] => [
  ...(barKb && kb > barKb
    ? [`${page} loads ${kb.toFixed(1)} KB of JavaScript first; the bar is ${barKb} KB`]
    : []),
  ...screens
    .filter(screen => screen.kb > screenBarKb)
    .map(
      ({ name, kb: own }) => `${name} of ${page} loads ${own.toFixed(1)} KB; the bar is ${screenBarKb} KB`,
    ),
]

export const firstLoad = (options: FirstLoadOptions): Plugin => ({
  name: 'first-load',
  apply: 'build',
  writeBundle(_, bundle) {
    const fetchersOf = ({ facade }: Chunk): readonly string[] =>
      (this.getModuleInfo(facade)?.dynamicImporters ?? []).map(posix)
    const comesLater = (chunk: Chunk | undefined): boolean =>
      !chunk || options.waiting.test(chunk.facade) || fetchersOf(chunk).every(one => options.routes.test(one))
    const outputs = Object.values(bundle).flatMap(one => (one.type === 'chunk' ? [asChunk(one)] : []))
    const chunks = new Map(outputs.map(chunk => [chunk.fileName, chunk]))
    const loads = options.pages.map(page => firstLoadOf({ chunks, comesLater, fetchersOf }, page, options))
    mkdirSync(dirname(options.file), { recursive: true })
    writeFileSync(options.file, JSON.stringify(loads))
    this.info(`First load, JavaScript gzipped with one language:\n${loads.map(lineOf).join('\n')}`)
    const login = loads.find(({ page }) => page === 'login')
    const weights = login?.heaviest.map(
      ({ name, kb }) => `  ${name.padEnd(26)} ${kb.toFixed(1).padStart(6)} KB`,
    )
    if (weights) this.info(`What weighs most in login:\n${weights.join('\n')}`)
    const tooLarge = loads.flatMap(load => overBars(load, options.screenBarKb))[0]
    if (tooLarge) this.error(tooLarge)
  },
})
