/** Forwards each outbox item from the table's stream to the queues of its subscribers. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { envelope } from '#events/envelope.ts'
import { type DeadLetters, deadLettersOf, type WorkName } from '#events/works.ts'
import { log } from './log.ts'
import { sendMany } from './queue.ts'
import { type Key, removeAll } from './table.ts'

/** The kinds of work that handle a message, by its name. */
export type Listeners = Readonly<Record<string, readonly WorkName[]>>

interface Letter {
  queue: WorkName | DeadLetters
  message: unknown
  sequence: string
}

interface Forwarded {
  letters: Letter[]
  sequence: string
  /** The place of the event in the table. */
  key: Key
  /** False when no subscriber gets it from here: then it must stay in the outbox. */
  isKnown: boolean
}

/**
 * Only an outage makes a record come again: what this relay cannot forward goes to its dead letters and counts as done,
 * so that it does not hold up its shard. Its event stays in the outbox. A relay that is newer, and knows the event, may
 * be a minute away; then the sweeper sends it.
 */
export const relay =
  (listeners: Listeners) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const forwarded = Records.map(record => forward(record, listeners))
    const unsent = await sendAll(forwarded.flatMap(({ letters }) => letters))
    const refused = sequencesOf(unsent.filter(({ isForGood }) => isForGood))
    const notSetAside = await sendAll(forwarded.filter(({ sequence }) => refused.has(sequence)).map(setAside))
    const again = sequencesOf([...unsent.filter(({ isForGood }) => !isForGood), ...notSetAside])
    await forget(
      forwarded
        .filter(({ sequence, isKnown }) => isKnown && !again.has(sequence) && !refused.has(sequence))
        .map(({ key }) => key),
    )
    return { batchItemFailures: [...again].map(itemIdentifier => ({ itemIdentifier })) }
  }

const sendAll = async (letters: readonly Letter[]) => {
  const byQueue = Map.groupBy(letters, ({ queue }) => queue)
  const unsent = (await Promise.all([...byQueue].map(([queue, some]) => sendMany(queue, some)))).flat()
  if (unsent.length) log.error('events could not be forwarded', { unsent })
  return unsent
}

const sequencesOf = (unsent: readonly { letter: Letter }[]): Set<string> =>
  new Set(unsent.map(({ letter }) => letter.sequence))

/** SQS does not take the event itself, so the letter only says where it stands in the table. */
const setAside = ({ key, sequence }: Forwarded): Letter => ({
  queue: deadLettersOf('relay'),
  message: { refused: key },
  sequence,
})

/** Removes what was sent from the outbox. What stays there by a failure is sent again, which subscribers bear. */
const forget = async (keys: readonly Key[]): Promise<void> => {
  try {
    await removeAll(keys)
  } catch (error) {
    log.warn('sent events stay in the outbox', { error })
  }
}

const forward = (record: DynamoDBRecord, listeners: Listeners): Forwarded => {
  const sequence = record.dynamodb?.SequenceNumber ?? ''
  const key = unmarshall((record.dynamodb?.Keys ?? {}) as Record<string, AttributeValue>) as Key
  try {
    const image = (record.dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>
    const message = envelope.parse(unmarshall(image))
    const queues = listeners[message.name]
    if (!queues) throw new Error(`there is no event ${message.name}`)
    return {
      letters: queues.map(queue => ({ queue, message, sequence })),
      sequence,
      key,
      isKnown: true,
    }
  } catch (error) {
    log.error('a record cannot be forwarded', { error, sequence })
    return {
      letters: [{ queue: deadLettersOf('relay'), message: record, sequence }],
      sequence,
      key,
      isKnown: false,
    }
  }
}
