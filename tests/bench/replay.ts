/** Repeats the database commands of a handler through a client of the same kind, without the handler. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { clientOptions } from '#functions/kit/client.ts'
import { env } from '#functions/kit/env.ts'
import type { Item, Key } from '#functions/kit/table.ts'
import type { Sent } from './recorder.ts'
import { writtenKeys } from './written.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOptions({ tryMs: 3_000, tries: 4 })), {
  marshallOptions: { removeUndefinedValues: true },
})

const SEND: Record<string, (input: never) => Promise<unknown>> = {
  GetItemCommand: (input: GetCommand['input']) => client.send(new GetCommand(input)),
  BatchGetItemCommand: (input: BatchGetCommand['input']) => client.send(new BatchGetCommand(input)),
  QueryCommand: (input: QueryCommand['input']) => client.send(new QueryCommand(input)),
  PutItemCommand: (input: PutCommand['input']) => client.send(new PutCommand(input)),
  UpdateItemCommand: (input: UpdateCommand['input']) => client.send(new UpdateCommand(input)),
  TransactWriteItemsCommand: (input: TransactWriteCommand['input']) =>
    client.send(new TransactWriteCommand(input)),
}

/** A step of a call: a command to the table, or a call to the card provider. */
export type Step = { sent: Sent } | { providerCall: () => Promise<unknown> }

export const replay = async (steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    if ('providerCall' in step) await step.providerCall()
    else await SEND[step.sent.command]?.(step.sent.input as never)
  }
}

/** Undoes the writes: restores the items that were read before, and deletes the others. */
export const undo = async (sent: readonly Sent[]): Promise<void> => {
  const before = new Map<string, { key: Key; item: Item | undefined }>()
  const text = ({ pk, sk }: Key) => `${pk}\n${sk}`
  const seen = new Map<string, Item>()
  for (const one of sent) {
    for (const item of itemsRead(one)) if (!before.has(text(item))) seen.set(text(item), item)
    for (const key of writtenKeys(one)) {
      if (!before.has(text(key))) before.set(text(key), { key, item: seen.get(text(key)) })
    }
  }
  const TableName = env('TABLE_NAME')
  for (const { key, item } of before.values()) {
    await (item
      ? client.send(new PutCommand({ TableName, Item: item }))
      : client.send(new DeleteCommand({ TableName, Key: key })))
  }
}

const itemsRead = ({ isRead, output }: Sent): Item[] => {
  if (!isRead) return []
  const {
    Item,
    Items = [],
    Responses = {},
  } = output as {
    Item?: Item
    Items?: Item[]
    Responses?: Record<string, Item[]>
  }
  return [...(Item ? [Item] : []), ...Items, ...Object.values(Responses).flat()]
}
