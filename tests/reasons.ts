/** Loads the refusals: those of the kit and of each domain. */
import { filesLike, load } from '#infra/modules.ts'
import type { Reason } from '#shared/kit/reasons.ts'

export const allReasons = async (): Promise<Reason[]> => {
  const files = await Promise.all(
    filesLike('shared/*/refusals.ts').map(load<Record<string, Record<string, Reason>>>),
  )
  return files.flatMap(file => Object.values(file)).flatMap(reasons => Object.values(reasons))
}
