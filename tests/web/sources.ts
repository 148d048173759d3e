/** Follows the imports between the sources of the web. */
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

/** The calls that a file makes, as it names them: `customersContract.change`, `staffCalls.setLogo`. */
export const callsIn = (source: string): string[] =>
  [...source.matchAll(/\b\w+(?:Contract|Calls)\.\w+/g)].map(([call]) => call)

/** Finds the files that a file imports, directly or on demand, without the screens that load later. */
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
  /** Its sources. */
  files: string[]
  /** The domains whose texts are loaded when it appears. */
  domains: string[]
  /** The domains that this screen itself loads. */
  own: string[]
}

/** A screen and the later screens within it. One that opens itself again is there already, with its texts. */
export const screensFrom = (
  path: string,
  own: readonly string[],
  before: readonly string[] = [],
  around: readonly string[] = [],
): Screen[] => {
  const files = [...loadedWith(path)]
  const domains = [...before, ...own]
  const screen = { name: relative(WEB, path), files, domains, own: [...own] }
  const outer = [...around, path]
  const later = files.flatMap(file =>
    laterScreensIn(sourceOf(file))
      .map(one => ({ ...one, path: join(dirname(file), one.path) }))
      .filter(one => !outer.includes(one.path))
      .flatMap(one => screensFrom(one.path, one.domains, domains, outer)),
  )
  return [screen, ...later]
}
