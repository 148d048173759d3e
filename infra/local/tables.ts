/**
 * The table that the functions use, and the reader of its stream: the deployment's own table, or a restored one. The
 * store keeps which, so it is the same after a restart. Switching needs the same steps as in AWS: a copy, its stream,
 * then the functions (infra/operator/restore).
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { nowIso } from '#functions/kit/clock.ts'
import type { LocalTable } from '#infra/operator/restore/local-place.ts'
import { TABLE } from '#infra/table.ts'
import { copyItems } from './copy-table.ts'
import { cannotStart } from './errors.ts'
import type { Store } from './store.ts'
import type { Stream } from './stream.ts'
import { createCopy, createTable, dropTable, LOCAL, streamOf } from './table.ts'

interface Copy {
  name: string
  table: string
  moment: string
}

interface Used {
  name: string
  stream: string
}

const IN_USE = 'in-use'

/** Creates the deployment's own table if it is missing. Returns the table that was in use when the last run ended. */
export const openTable = async (endpoint: string, store: Store): Promise<Used> => {
  const { stream } = await createTable(endpoint)
  const name = store.get<string>('table', IN_USE) ?? TABLE.name
  if (name === TABLE.name) return { name, stream }
  const restored = await streamOf(endpoint, name)
  if (!restored)
    throw cannotStart(`The restored table ${name} is gone. Start again with new data: npm start -- --fresh`)
  return { name, stream: restored }
}

interface Sources {
  endpoint: string
  store: Store
  used: Used
  /** Reads the stream of this ARN. */
  read: (stream: string) => Promise<Stream>
  /** Runs something while no function runs. */
  still: <T>(act: () => Promise<T>) => Promise<T>
  /** Called when the functions have got another table. */
  switched: () => void
}

export interface Tables {
  describe: () => LocalTable
  /**
   * Copies the table in use to a new one without a stream. Returns the number of items, undefined when there is such a
   * copy. What a kill left of one is deleted first.
   */
  copy: (name: string) => Promise<number | undefined>
  /** Points functions and readers at a table. Returns false when there is no such table with a stream. */
  use: (name: string) => Promise<boolean>
  /** Of the stream that is read now. */
  readNow: () => void
  catchUp: () => Promise<number>
  stop: () => Promise<void>
}

export const startTables = async ({
  endpoint,
  store,
  used,
  read,
  still,
  switched,
}: Sources): Promise<Tables> => {
  let { name: inUse } = used
  let stream = await read(used.stream)
  const copies = () => store.list<Copy>('copy')
  const hasCopy = (name: string) => copies().some(copy => copy.name === name)

  const copyNow = async (name: string): Promise<number> => {
    const client = new DynamoDBClient({ endpoint, ...LOCAL })
    await dropTable(client, name)
    await createCopy(client, name)
    const items = await copyItems(client, inUse, name)
    store.put('copy', name, { name, table: inUse, moment: nowIso() } satisfies Copy)
    client.destroy()
    return items
  }

  const useNow = async (name: string, arn: string): Promise<void> => {
    await stream.stop()
    store.put('table', IN_USE, name)
    inUse = name
    process.env.TABLE_NAME = name
    stream = await read(arn)
    switched()
  }

  return {
    describe: () => ({
      inUse,
      copies: Object.fromEntries(copies().map(({ name, table, moment }) => [name, { table, moment }])),
    }),
    copy: async name => (hasCopy(name) ? undefined : still(() => copyNow(name))),
    use: async name => {
      const arn = name === TABLE.name || hasCopy(name) ? await streamOf(endpoint, name) : undefined
      if (!arn) return false
      if (name !== inUse) await still(() => useNow(name, arn))
      return true
    },
    readNow: () => stream.readNow(),
    catchUp: () => stream.catchUp(),
    stop: () => stream.stop(),
  }
}
