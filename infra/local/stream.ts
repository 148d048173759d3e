/**
 * Reads the table's stream once for all its readers. Stores its position when all readers have taken a batch, so a kill
 * loses nothing: the database keeps the stream on disk for a day, with the same shards and sequence numbers after a
 * restart. After a longer pause it begins where the stream does, and the sweeper sends the events that were not sent.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { TABLE } from '#infra/table.ts'
import type { Deliver } from './readers.ts'
import type { Store } from './store.ts'
import { LOCAL } from './table.ts'

/** What a call or a worker writes is read at once. */
const POLL_MS = 1_000
const RETRY_MS = 300
const STREAM_KEPT_MS = 20 * 3_600_000

/** The position in the stream. `read`: when, by the machine's clock. */
interface Mark {
  shard: string
  sequence: string
  read: number
}

export interface Stream {
  /** Reads now instead of at the next poll. */
  readNow: () => void
  /** Reads everything written before this call. Returns how many records the readers took. */
  catchUp: () => Promise<number>
  stop: () => Promise<void>
}

interface Sources {
  endpoint: string
  stream: string
  store: Store
  deliver: Deliver
  /** Resolves when the readers may run. */
  turn: () => Promise<void>
}

interface Position {
  shard: string
  iterator: string
}

const shardsOf = async (client: DynamoDBStreamsClient, stream: string) =>
  (await client.send(new DescribeStreamCommand({ StreamArn: stream }))).StreamDescription?.Shards ?? []

/** Opens the stream after the mark; without one, or when its shard is gone, at the oldest record. */
const openAt = async (
  client: DynamoDBStreamsClient,
  stream: string,
  mark: Mark | undefined,
): Promise<Position> => {
  const shards = await shardsOf(client, stream)
  const at = shards.findIndex(({ ShardId }) => ShardId === mark?.shard)
  const shard = (at < 0 ? shards[0] : shards[at])?.ShardId ?? ''
  const from =
    at < 0
      ? { ShardIteratorType: 'TRIM_HORIZON' as const }
      : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: mark?.sequence }
  const ask = new GetShardIteratorCommand({ StreamArn: stream, ShardId: shard, ...from })
  return { shard, iterator: (await client.send(ask)).ShardIterator ?? '' }
}

/** Finds the shard that continues a closed one; undefined while there is none. */
const following = async (
  client: DynamoDBStreamsClient,
  stream: string,
  closed: string,
): Promise<Position | undefined> => {
  const shard = (await shardsOf(client, stream)).find(
    ({ ParentShardId }) => ParentShardId === closed,
  )?.ShardId
  if (!shard) return undefined
  const ask = new GetShardIteratorCommand({
    StreamArn: stream,
    ShardId: shard,
    ShardIteratorType: 'TRIM_HORIZON',
  })
  return { shard, iterator: (await client.send(ask)).ShardIterator ?? '' }
}

export const startStream = async ({ endpoint, stream, store, deliver, turn }: Sources): Promise<Stream> => {
  const client = new DynamoDBStreamsClient({ endpoint, ...LOCAL })
  let mark = store.get<Mark>('stream', stream)
  let position: Position | undefined
  let last: Promise<unknown> = Promise.resolve()
  let stopping = false
  let wake = () => {}

  const remember = (shard: string, records: _Record[]): void => {
    const newest = records.at(-1)?.dynamodb?.SequenceNumber
    if (!newest) return
    mark = { shard, sequence: newest, read: Date.now() }
    store.put('stream', stream, mark)
  }

  /** Reads until nothing is left. After a failure it continues from the stored mark. */
  const cycle = async (): Promise<number> => {
    let taken = 0
    try {
      for (;;) {
        await turn()
        position ??= await openAt(client, stream, mark)
        const { Records = [], NextShardIterator } = await client.send(
          new GetRecordsCommand({ ShardIterator: position.iterator, Limit: TABLE.streamBatchSize }),
        )
        taken += await deliver(Records)
        remember(position.shard, Records)
        const then = NextShardIterator
          ? { shard: position.shard, iterator: NextShardIterator }
          : await following(client, stream, position.shard)
        if (!then) return taken
        const done = Records.length === 0 && then.shard === position.shard
        position = then
        if (done) return taken
      }
    } catch (error) {
      position = undefined
      throw error
    }
  }

  const run = (): Promise<number> => {
    const result = last.then(cycle)
    last = result.catch(() => undefined)
    return result
  }

  const poll = async (): Promise<void> => {
    let failures = 0
    while (!stopping) {
      const woken = new Promise<void>(resolve => {
        wake = resolve
      })
      try {
        await run()
        failures = 0
      } catch (error) {
        failures += 1
        if (!stopping && failures % 20 === 5) console.error('Cannot read the stream:', error)
      }
      await (failures ? pause(RETRY_MS) : Promise.race([woken, pause(POLL_MS)]))
    }
  }

  if (mark && Date.now() - mark.read > STREAM_KEPT_MS) mark = undefined
  const polling = poll()
  return {
    readNow: () => wake(),
    catchUp: run,
    stop: async () => {
      stopping = true
      wake()
      await polling
      client.destroy()
    },
  }
}
