/** Finds and loads modules by path. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..')

/** Paths of the matching files, from the project's folder, with slashes, sorted. */
export const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** Imports a module by its path. */
export const load = async <T>(file: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as T
