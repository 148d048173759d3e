/** How a thing that two people may edit (D30) is changed or removed. Both read and decide again when they lose a race. */
import type * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { audit, type Change } from './audit.ts'
import { inUse, type User } from './in-use.ts'
import { commit, retryOnConflict, type Write } from './table.ts'
import { checkVersion } from './version.ts'

/** Whose act on which thing the audit notes, and where. */
interface Noted<Thing> extends Pick<Change, 'caller' | 'kind' | 'id' | 'name'> {
  market: string
  country: CountryCode
  /** What the audit compares of the thing. Without it all of its fields. */
  fields?: (thing: Thing) => Record<string, unknown>
}

interface Changed<Thing, Shown> {
  before: Thing
  /** The thing as the route answers it. */
  shown: (thing: Thing) => Shown | Promise<Shown>
  /** The thing as it becomes. Refuses what is not possible; runs after the version was checked. */
  after: () => Thing | Promise<Thing>
  /** Nothing is written where the audit finds no difference. Without it `writes` has the rows of the audit. */
  noted?: Noted<Thing>
  writes: (after: Thing) => Write[] | Promise<Write[]>
}

/**
 * Changes a thing and answers it with its next version. `read` reads what the change needs; it refuses a thing that is not
 * there. Refuses `changed_meanwhile`, with the present thing, when the caller read another `version`.
 */
export const changeThing = <
  Thing extends Record<string, unknown> & { version: number },
  R extends Route & { answer: z.ZodMiniType },
>(
  route: R,
  version: number | undefined,
  read: () => Promise<Changed<Thing, z.output<R['answer']> & { version: number }>>,
): Promise<z.output<R['answer']>> =>
  retryOnConflict(async () => {
    const { before, shown, after: decide, noted, writes } = await read()
    checkVersion(version, await shown(before), route)
    const after = await decide()
    const rows = noted && rowsOf(noted, before, after)
    if (rows && !rows.length) return shown(before)
    await commit([...(await writes(after)), ...(rows ?? [])])
    return shown({ ...after, version: before.version + 1 })
  })

interface Removed<Thing> {
  thing: Thing
  noted: Noted<Thing>
  /** What still uses the thing. */
  users?: User[]
  writes: Write[]
}

/** Removes a thing. `read` refuses one that is not there. Refuses `in_use`. */
export const removeThing = <Thing extends Record<string, unknown>>(
  read: () => Promise<Removed<Thing>>,
): Promise<undefined> =>
  retryOnConflict(async () => {
    const { thing, noted, users = [], writes } = await read()
    if (users.length) throw inUse(users)
    await commit([...writes, ...rowsOf(noted, thing, undefined)])
    return undefined
  })

/** The audit's rows of a change; none where nothing differs. `after` is undefined for a removal. */
export const rowsOf = <Thing extends Record<string, unknown>>(
  { market, country, fields = thing => thing, ...change }: Noted<Thing>,
  before: Thing,
  after: Thing | undefined,
): Write[] => audit(market, country, { ...change, before: fields(before), after: after && fields(after) })
