/** Delivers the records of the table's stream to its readers, as Lambda's event sources for DynamoDB do. */
import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { matchesAny } from '#infra/filter.ts'
import type { Reader } from '#infra/parts.ts'
import type { Invoke } from './functions.ts'

/** Returns how many records at least one reader took. Throws when a reader fails: all readers then get them again. */
export type Deliver = (records: readonly _Record[]) => Promise<number>

export const delivererOf =
  (readers: readonly Reader[], invoke: Invoke): Deliver =>
  async records => {
    const results = await Promise.allSettled(readers.map(reader => deliver(reader, records, invoke)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return records.filter(record => readers.some(({ patterns }) => matchesAny(patterns, record))).length
  }

const deliver = async (
  { name, patterns }: Reader,
  records: readonly _Record[],
  invoke: Invoke,
): Promise<void> => {
  const wanted = records.filter(record => matchesAny(patterns, record))
  if (!wanted.length) return
  const response = (await invoke(name, { Records: wanted.map(event) })) as DynamoDBBatchResponse | undefined
  const failed = response?.batchItemFailures[0]
  if (failed) throw new Error(`${name} failed on record ${failed.itemIdentifier}`)
}

const event = (record: _Record) => ({
  ...record,
  eventSource: 'aws:dynamodb',
  dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Math.floor(Date.now() / 1000) },
})
