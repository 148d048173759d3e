import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const ENTRIES = ['public', 'login', 'user', 'admin_section'] as const

/** What a visitor may have to load before the first screen shows: KB of JavaScript, gzipped. */
const BARS: Partial<Record<(typeof ENTRIES)[number], number>> = { public: 200, login: 200 }

interface Chunk {
  fileName: string
  code: string
  facadeModuleId?: string | null
  imports: string[]
}

const gzippedKb = (chunk: Chunk): number => gzipSync(chunk.code, { level: 9 }).length / 1024

/** A chunk and all that it imports before it runs. */
const withImports = (chunks: Map<string, Chunk>, name: string, found = new Set<string>()): Set<string> => {
  const chunk = chunks.get(name)
  if (!chunk || found.has(name)) return found
  found.add(name)
  for (const imported of chunk.imports) withImports(chunks, imported, found)
  return found
}

const kbOf = (chunks: Map<string, Chunk>, names: Iterable<string>): number =>
  [...names].reduce((total, name) => {
    const chunk = chunks.get(name)
    return total + (chunk ? gzippedKb(chunk) : 0)
  }, 0)

/** Prints each entry's first load, with the largest language, and fails the build above the bar. */
const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap(output =>
        output.type === 'chunk' ? [[output.fileName, output as Chunk]] : [],
      ),
    )
    const facade = (part: string) =>
      [...chunks.values()].filter(chunk => chunk.facadeModuleId?.replaceAll('\\', '/').includes(part))
    const language = Math.max(0, ...facade('/web/i18n/').map(gzippedKb))
    const lines = ENTRIES.map(entry => {
      const names = facade(`/web/${entry}/index.html`).flatMap(chunk => [
        ...withImports(chunks, chunk.fileName),
      ])
      const kb = kbOf(chunks, new Set(names)) + language
      const bar = BARS[entry]
      if (bar && kb > bar)
        this.error(`${entry} loads ${kb.toFixed(1)} KB of JavaScript first; the bar is ${bar} KB`)
      return `  ${entry.padEnd(14)} ${kb.toFixed(1).padStart(6)} KB${bar ? ` of ${bar}` : ''}`
    })
    this.info(`First load, JavaScript gzipped with one language:\n${lines.join('\n')}`)
  },
})

export default defineConfig({
  root: 'web',
  base: '/',
  publicDir: false,
  appType: 'mpa',
  plugins: [react(), firstLoad()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Everything is a file of its own: the pages' policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map(entry => [entry, `web/${entry}/index.html`])),
    },
  },
})
