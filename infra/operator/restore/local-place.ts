/** Restores on the local cloud, which copies its table: the local database has no point-in-time recovery. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { TABLE } from '#infra/table.ts'
import type { Origin, Place, Say } from './place.ts'

/** What `GET /local/table/` answers. */
export interface LocalTable {
  inUse: string
  /** The tables that are complete copies, with the table and the moment (ISO 8601) that each was copied from. */
  copies: Record<string, { table: string; moment: string }>
}

const POLL_MS = 100

const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const asked = fetch(`${process.env.SITE_URL}${path}`, { method, body: body && JSON.stringify(body) })
  const answer = await asked.catch(cause => {
    throw new Error('The local cloud does not answer. Start it first: npm start', { cause })
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The local cloud answers: ${text}`)
  return JSON.parse(text) as T
}

const table = () => call<LocalTable>('GET', '/local/table/')

const originOf = async (name: string): Promise<Origin | undefined> => {
  const copy = (await table()).copies[name]
  return copy && { table: copy.table, moment: new Date(copy.moment) }
}

export const localPlace = (say: Say): Place => ({
  client: new DynamoDBClient({}),
  pollMs: POLL_MS,
  now: async () => new Date((await call<{ now: string }>('GET', '/local/clock/')).now),
  inUse: async () => (await table()).inUse,
  checkFree: () => {},
  originOf,
  begin: async name => {
    say('The local database cannot go back in time: the new table is a copy of the present one.')
    const { items } = await call<{ items: number }>('POST', '/local/table/', { copy: name })
    say(`${items} items are copied.`)
  },
  protect: async () => say('The local database has no point-in-time recovery to switch on.'),
  use: async restored => {
    await call('POST', '/local/table/', { use: restored?.name ?? TABLE.name })
  },
})
