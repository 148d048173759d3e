/** The sources of the web as they import each other. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { laterScreensIn } from '#web/build/entry-texts.ts'

export const WEB = join(import.meta.dirname, '../../web')

export const sourceOf = (path: string): string => readFileSync(path, 'utf8')

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'i18n' ? [] : filesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

export const keysUsedIn = (source: string): string[] =>
  [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')

/** The domains whose calls a file makes: their refusals have texts. */
export const contractsIn = (source: string): string[] =>
  [...source.matchAll(/import \{[^}]*?\b(?<!type )\w+Contract\b[^}]*\} from '#shared\/(\w+)\/contract/g)].map(
    ([, domain]) => domain ?? '',
  )

/** Everything that is loaded together with a file: what it imports, at once or later, but not later screens. */
const loadedWith = (path: string, found = new Set<string>()): Set<string> => {
  if (found.has(path)) return found
  found.add(path)
  const source = sourceOf(path)
  const screens = laterScreensIn(source).map(screen => screen.path)
  for (const [, name = ''] of source.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+\.tsx?)'/g))
    if (!screens.includes(name)) loadedWith(join(dirname(path), name), found)
  return found
}

export interface Screen {
  name: string
  /** What it is made of. */
  files: string[]
  /** The domains whose texts are there when it is shown. */
  domains: string[]
  /** Those of them that it asks for itself. */
  own: string[]
}

/** A screen and all that are shown within it later. */
export const screensFrom = (
  path: string,
  own: readonly string[],
  before: readonly string[] = [],
): Screen[] => {
  const files = [...loadedWith(path)]
  const domains = [...before, ...own]
  const screen = { name: relative(WEB, path), files, domains, own: [...own] }
  const later = files.flatMap(file =>
    laterScreensIn(sourceOf(file)).flatMap(one =>
      screensFrom(join(dirname(file), one.path), one.domains, domains),
    ),
  )
  return [screen, ...later]
}
