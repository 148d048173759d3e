/** Runs the functions of the entity files against a client that sends nothing, and records the commands. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TABLE } from '#infra/table.ts'

/** One command of a function: an item or a query. */
export interface Use {
  operation: string
  /** `{market}#CART#{token} / CART`; for a query its key condition with the values in place. */
  key: string
  condition?: string
  /** The index of a query; undefined for the table itself. */
  index?: string
}

type Input = Record<string, unknown>
type Values = Record<string, unknown>

interface Middleware {
  add: (middleware: unknown, options: unknown) => void
  remove: (name: string) => boolean
}

interface Kit {
  client: { middlewareStack: Middleware }
}

const RECORDER = 'recorder'

/** A list's count of one row. With a count of zero the function would not read its rows. */
const ONE_ROW = { 'd ': 1 }
const isCount = ({ ExpressionAttributeValues }: Input): boolean =>
  (ExpressionAttributeValues as Values | undefined)?.[':counts'] !== undefined

/**
 * Runs a function against a client that returns nothing, and returns the recorded commands. The function may fail
 * because it finds nothing; the commands before the failure still count.
 */
export const recorded = async (
  root: string,
  run: () => unknown,
): Promise<{ uses: Use[]; failure: unknown }> => {
  const { client } = (await load(root, 'functions/kit/table.ts')) as unknown as Kit
  const uses: Use[] = []
  client.middlewareStack.add(
    (_next: unknown, { commandName }: { commandName: string }) =>
      async ({ input }: { input: Input }) => {
        uses.push(...usesOf(commandName.replace(/Command$/, ''), input))
        return {
          output: isCount(input) ? { Items: [ONE_ROW] } : {},
          response: {},
        }
      },
    { step: 'initialize', priority: 'high', name: RECORDER },
  )
  process.env.TABLE_NAME ??= TABLE.name
  try {
    const result = await run()
    uses.push(...[result].flat().flatMap(write))
    return { uses, failure: undefined }
  } catch (failure) {
    return { uses, failure }
  } finally {
    client.middlewareStack.remove(RECORDER)
  }
}

/** The exports of a module of the project. */
export const load = async (root: string, file: string): Promise<Record<string, unknown>> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Record<string, unknown>

const usesOf = (operation: string, input: Input): Use[] => {
  if (operation === 'BatchGetItem') {
    const [{ Keys = [] } = {}] = Object.values(input.RequestItems as Record<string, { Keys?: Values[] }>)
    return Keys.map(key => ({ operation, key: keyOf(key) }))
  }
  if (operation === 'Query') return [{ operation, key: queryKey(input), index: input.IndexName as string }]
  return [{ operation, key: keyOf(input.Key as Values), condition: conditionOf(input) }]
}

/** A write as a value: `{put}`, `{update}` or `{remove}`. */
const write = (value: unknown): Use[] => {
  const { put, update, remove } = (value ?? {}) as { put?: Input; update?: Input; remove?: Input }
  if (put) return [{ operation: 'PutItem', key: keyOf(put.Item as Values), condition: conditionOf(put) }]
  if (update)
    return [{ operation: 'UpdateItem', key: keyOf(update.Key as Values), condition: conditionOf(update) }]
  if (remove)
    return [{ operation: 'DeleteItem', key: keyOf(remove.Key as Values), condition: conditionOf(remove) }]
  return []
}

/** Replaces random ids, digests and the present moment by placeholders. */
const named = (text: string): string =>
  text
    .replace(/[0-9a-f]{64}/g, '{digest}')
    .replace(/[0-7][0-9A-HJKMNP-TV-Z]{25}/g, '{id}')
    .replace(/COUNT#\d\d$/, 'COUNT#{nth}')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{moment}')

const keyOf = ({ pk, sk }: Values): string => named(`${pk} / ${sk}`)

const queryKey = ({ KeyConditionExpression, ExpressionAttributeValues = {} }: Input): string => {
  const values = ExpressionAttributeValues as Values
  return named(String(KeyConditionExpression).replace(/:\w+/g, name => String(values[name])))
}

const conditionOf = ({ ConditionExpression }: Input): string | undefined =>
  ConditionExpression as string | undefined
