/** Modules that are found by their path. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..')

/** Paths of the files that match, from the project's folder and with slashes, in the same order everywhere. */
export const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** What the module of a path exports. */
export const load = async <T>(file: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as T
