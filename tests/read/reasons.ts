/** Loads the refusals: those of the kit and of each domain. */
import { filesLike, load } from '#infra/modules.ts'
import type { Reason } from '#shared/kit/reasons.ts'

/** Each reason with the domain that names it. */
export const reasonsByDomain = async (): Promise<{ domain: string; reason: Reason }[]> => {
  const files = await Promise.all(
    filesLike('shared/*/*refusals.ts').map(async path => ({
      domain: path.split('/')[1] ?? '',
      named: await load<Record<string, Record<string, Reason>>>(path),
    })),
  )
  return files.flatMap(({ domain, named }) =>
    Object.values(named)
      .flatMap(reasons => Object.values(reasons))
      .map(reason => ({ domain, reason })),
  )
}

export const allReasons = async (): Promise<Reason[]> => (await reasonsByDomain()).map(({ reason }) => reason)
