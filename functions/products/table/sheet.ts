/** Product sheets: what a tenant types together, completes and prints. The things are items of their own. */
import * as z from 'zod/mini'
import { moved } from '#shared/kit/machine.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import { orderFrom, orderText } from '#shared/products/order.ts'
import { MOST_SHEETS } from '#shared/products/product-fields.ts'
import { SHEET, type SheetEvent, type SheetStatus, sheetMachine } from '#shared/products/states.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Entity } from '../../kit/entity.ts'
import { newId } from '../../kit/ids.ts'
import { readBetween } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { batch, get, type Item, type Key, putNextVersion, query, type Write } from '../../kit/table.ts'

const sheet = z.object({
  id: z.string(),
  /** The tenant. */
  userNumber: z.string(),
  /** Empty: it is called as the reader's language says. */
  name: z.string(),
  description: z.string(),
  status: z.literal([1, 2, 3, 4, 5]),
  /** The running numbers of its things in their order: `1-30,45`. */
  order: z.string(),
  createdTs: seconds,
  printedCount: z.number(),
  /** The job that makes its products. */
  job: z.nullable(z.string()),
  version: z.number(),
})

export type Sheet = z.infer<typeof sheet>

const partition = (market: string, userNumber: string): string => `${market}#SHEETS#${userNumber}`

export const sheetKey = (market: string, { userNumber, id }: Pick<Sheet, 'userNumber' | 'id'>): Key => ({
  pk: partition(market, userNumber),
  sk: id,
})

const statusList = (status: SheetStatus): string => `SHEETS#${status}`

/** A drawer spans twelve days: the first letters of a ULID are its time. */
const DRAWER_LENGTH = 4

const toItem = (market: string, value: Sheet): Item => ({
  ...sheetKey(market, value),
  kind: 'product-sheet',
  ...value,
  ...listed(market, [{ list: statusList(value.status), sort: value.id, drawerLength: DRAWER_LENGTH }]),
})

export const runningOf = ({ order }: Pick<Sheet, 'order'>): number[] => orderFrom(order)

/** The sheet with its things in this order. */
export const withOrder = (value: Sheet, running: readonly number[]): Sheet => ({
  ...value,
  order: orderText(running),
})

/** A sheet after something happened to it. Throws where that cannot happen. */
export const movedSheet = (value: Sheet, event: SheetEvent, change: Partial<Sheet> = {}): Sheet => ({
  ...value,
  ...change,
  status: moved(sheetMachine, value.status, event),
})

/** A sheet of a tenant as it begins. */
export const firstSheet = (
  userNumber: string,
  typed: Partial<Pick<Sheet, 'name' | 'description'>>,
): Sheet => ({
  id: newId(),
  userNumber,
  name: typed.name ?? '',
  description: typed.description ?? '',
  status: SHEET.draft,
  order: '',
  createdTs: nowSeconds(),
  printedCount: 0,
  job: null,
  version: 1,
})

/** A sheet of a tenant. Refuses 404 `not_found`, also for a sheet of another tenant. */
export const readSheet = async (market: string, userNumber: string, id: string): Promise<Sheet> => {
  const item = await get(sheetKey(market, { userNumber, id }))
  if (!item) throw refuse(commonRefusals.not_found)
  return sheet.parse(item)
}

/** A sheet of one of some tenants; undefined: it is none of theirs. */
export const readSheetAmong = async (
  market: string,
  userNumbers: readonly string[],
  id: string,
): Promise<Sheet | undefined> => {
  const found = await batch(userNumbers.map(userNumber => sheetKey(market, { userNumber, id })))
  return found.flatMap(item => (item ? [sheet.parse(item)] : []))[0]
}

/** The sheets of a tenant, newest first, in one query of some hundred bytes a sheet. */
export const readSheetsOf = async (market: string, userNumber: string): Promise<Sheet[]> => {
  const items = await query(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition(market, userNumber) },
      ScanIndexForward: false,
    },
    MOST_SHEETS,
  )
  return items.map(item => sheet.parse(item))
}

/** The sheets of a market with a status, the oldest first: `most` of them at most. */
export const readSheetsWith = async (market: string, status: SheetStatus, most: number): Promise<Sheet[]> => {
  const range = { first: '0', last: '\uffff' }
  const items = await readBetween({ market, list: statusList(status), index: 1 }, range, most)
  return items.map(item => sheet.parse(item))
}

export const newSheet = (market: string, value: Sheet): Write => ({
  put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
})

/** Writes a sheet if its version is unchanged; otherwise throws `TryAgain`. */
export const putSheet = (market: string, value: Sheet): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Nothing is changed, but the write fails with this error once the sheet is locked, or gone. */
export const whileOpen = (market: string, of: Pick<Sheet, 'userNumber' | 'id'>, locked: Error): Write => ({
  update: {
    Key: sheetKey(market, of),
    UpdateExpression: 'SET touchedTs = :now',
    ConditionExpression: '#status <= :ready',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':now': nowSeconds(), ':ready': SHEET.ready },
  },
  onConditionFailed: locked,
})

/** Removes a sheet if its version is unchanged; otherwise throws the error. */
export const removeSheet = (market: string, value: Sheet, changed: Error): Write => ({
  remove: {
    Key: sheetKey(market, value),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': value.version },
  },
  onConditionFailed: changed,
})

const sample = { ...firstSheet('{userNumber}', {}), id: '{sheet}' }

export const entity: Entity = {
  kept: 'Until it is deleted, or its tenant is.',
  open: ['readSheet', 'runningOf'],
  samples: {
    readSheetAmong: ['{market}', ['{userNumber}'], '{sheet}'],
    readSheet: ['{market}', '{userNumber}', '{sheet}'],
    readSheetsOf: ['{market}', '{userNumber}'],
    readSheetsWith: ['{market}', 2, 25],
    newSheet: ['{market}', sample],
    putSheet: ['{market}', sample],
    whileOpen: ['{market}', sample, new Error()],
    removeSheet: ['{market}', sample, new Error()],
    firstSheet: null,
    sheetKey: null,
    runningOf: null,
    withOrder: null,
    movedSheet: null,
  },
}
