/** Records the commands that handlers send to the table, and their cost. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { client } from '#functions/kit/table.ts'

export interface Sent {
  /** `QueryCommand` */
  command: string
  input: Record<string, unknown>
  output: Record<string, unknown>
  /** Read units, as the table reports them; 0 for a write (see written.ts). */
  units: number
  isRead: boolean
}

const READS = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'ScanCommand'])

const lists = new AsyncLocalStorage<Sent[]>()
/** Commands of background work, outside `during`. */
let elsewhere: Sent[] = []

/** Starts recording. With `units` it asks the table for the cost of each command. */
export const startRecording = ({ units }: { units: boolean }): void => {
  client.middlewareStack.add(
    (next, context) => async args => {
      const input = args.input as Record<string, unknown>
      const list = lists.getStore() ?? elsewhere
      const asked = units ? { ...input, ReturnConsumedCapacity: 'TOTAL' } : input
      const answer = await next({ ...args, input: asked as typeof args.input })
      const command = String(context.commandName)
      const output = answer.output as unknown as Record<string, unknown>
      const isRead = READS.has(command)
      list.push({ command, input, output, units: isRead ? consumed(output) : 0, isRead })
      return answer
    },
    { step: 'initialize', priority: 'high', name: 'record' },
  )
}

/** Runs a function and returns the commands that it sent, in the order of the responses. */
export const during = async <T>(run: () => Promise<T>): Promise<{ result: T; sent: Sent[] }> => {
  const sent: Sent[] = []
  const result = await lists.run(sent, run)
  return { result, sent }
}

/** Returns the commands outside `during` since the last call of this function. */
export const sentElsewhere = (): Sent[] => {
  const sent = elsewhere
  elsewhere = []
  return sent
}

const consumed = ({ ConsumedCapacity }: Record<string, unknown>): number =>
  [ConsumedCapacity]
    .flat()
    .reduce<number>(
      (sum, one) => sum + ((one as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0),
      0,
    )

export const readUnits = (sent: readonly Sent[]): number => sent.reduce((sum, one) => sum + one.units, 0)

export const countQueries = (sent: readonly Sent[]): number =>
  sent.filter(({ command }) => command === 'QueryCommand').length
