/** Loads every refusal: those of the kit and of each domain. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Reason } from '#shared/kit/reasons.ts'

const ROOT = join(import.meta.dirname, '..')

export const allReasons = async (): Promise<Reason[]> => {
  const modules = await Promise.all(
    globSync('shared/*/refusals.ts', { cwd: ROOT }).map(
      path => import(/* @vite-ignore */ pathToFileURL(join(ROOT, path)).href),
    ),
  )
  return modules
    .flatMap(module => Object.values<Record<string, Reason>>(module))
    .flatMap(reasons => Object.values(reasons))
}
