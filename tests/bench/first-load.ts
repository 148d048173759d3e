/** How much JavaScript a page loads before its first screen shows, with its largest language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWeb } from '#infra/local/web.ts'
import type { Line, Measure } from './result.ts'

const SITE = join(import.meta.dirname, '..', '..', 'dist', 'web')
const MOST_KB = 200
const PAGES = ['public', 'login', 'user', 'admin_section']
const WITH_BAR = ['public', 'login']

export const measure: Measure = async () => {
  await buildWeb()
  return { lines: PAGES.map(lineOf) }
}

const lineOf = (page: string): Line => {
  const own = loadedBy(page)
  const kb = kbOf(own) + language()
  const hasBar = WITH_BAR.includes(page)
  return {
    what: `First load of the page ${page}, JavaScript gzipped`,
    bar: hasBar ? `≤ ${MOST_KB} KB` : '–',
    number: `${kb.toFixed(1)} KB in ${own.size + 1} files, ${language().toFixed(1)} KB of it the texts`,
    met: hasBar ? kb <= MOST_KB : undefined,
  }
}

const text = (path: string): string => readFileSync(join(SITE, path), 'utf8')

/** The scripts and preloads of a page, and everything that they import at once. */
const loadedBy = (page: string): Set<string> => {
  const found = new Set<string>()
  const html = text(`${page}/index.html`)
  const first = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  for (const [, path = ''] of first) follow(path, found)
  if (!found.size) throw new Error(`${page} loads no script`)
  return found
}

const follow = (path: string, found: Set<string>): void => {
  if (found.has(path)) return
  found.add(path)
  const imported = text(path).matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g)
  for (const [, name = ''] of imported) follow(`/assets/${name.slice(2)}`, found)
}

const kbOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(text(path), { level: 9 }).length / 1024, 0)

/** Each language is one file, loaded with the first screen. */
const language = (): number => {
  const files = readdirSync(join(SITE, 'assets')).filter(name => /^texts-.*\.js$/.test(name))
  if (!files.length) throw new Error('The texts are in no file of their own')
  return Math.max(...files.map(name => kbOf([`/assets/${name}`])))
}
