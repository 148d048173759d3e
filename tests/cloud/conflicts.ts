/**
 * Plays what the local table leaves out: DynamoDB cancels a transaction that writes an item which another one is just
 * writing. Each transaction lasts a while here, so that those which begin together meet.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'

const LASTS_MS = 250

const keysOf = ({ input }: TransactWriteCommand): string[] =>
  (input.TransactItems ?? []).flatMap(({ Put, Update, Delete }) => {
    const key = Put?.Item ?? Update?.Key ?? Delete?.Key
    return key ? [`${key.pk} ${key.sk}`] : []
  })

/**
 * Does something. Returns the keys of the items for which a transaction was cancelled meanwhile, each once, and how many
 * transactions were under way at once. A write outside of a transaction cancels none here.
 */
export const conflictsOf = async (act: () => Promise<unknown>): Promise<{ keys: string[]; most: number }> => {
  const inFlight = new Set<string>()
  const conflicts = new Set<string>()
  let now = 0
  let most = 0
  const { send } = DynamoDBDocumentClient.prototype
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  spy.mockImplementation(async function (this: object, ...given: unknown[]) {
    const [command] = given
    if (!(command instanceof TransactWriteCommand)) return Reflect.apply(send, this, given)
    const keys = keysOf(command)
    const shared = keys.filter(key => inFlight.has(key))
    if (shared.length) {
      for (const key of shared) conflicts.add(key)
      throw new TransactionCanceledException({
        message: 'another transaction is writing one of these items',
        $metadata: {},
        CancellationReasons: keys.map(key => ({
          Code: shared.includes(key) ? 'TransactionConflict' : 'None',
        })),
      })
    }
    for (const key of keys) inFlight.add(key)
    now += 1
    most = Math.max(most, now)
    await pause(LASTS_MS)
    try {
      return await Reflect.apply(send, this, given)
    } finally {
      for (const key of keys) inFlight.delete(key)
      now -= 1
    }
  } as never)
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return { keys: [...conflicts].sort(), most }
}
