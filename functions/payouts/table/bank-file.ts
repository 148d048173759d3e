/**
 * Files for the bank. Each is written once with its bytes and what its lines say, and neither ever changes; what staff do with
 * it is noted beside. It stands among the transfers of its sales period (transfer.ts), its bytes apart.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { minor, seconds } from '#shared/kit/units.ts'
import { BANK_FILE_FORMATS } from '#shared/markets/bank-formats.ts'
import { BANK_FILE_STATES } from '#shared/payouts/states.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Page, readPage } from '../../kit/list.ts'
import { listed } from '../../kit/listed.ts'
import { lastNumberOf, takeNumber } from '../../kit/series.ts'
import { get, type Item, type Key, putNextVersion, query, TryAgain, type Write } from '../../kit/table.ts'

const bankFile = z.object({
  period: z.string(),
  id: z.string(),
  /** Of the market's files of a year, without gaps: `2026-022`. */
  number: z.string(),
  format: z.enum(BANK_FILE_FORMATS),
  name: z.string(),
  type: z.string(),
  state: z.enum(BANK_FILE_STATES),
  /** The transfers in it, in the order of its lines (`memberOf`). */
  members: z.array(z.string()),
  total: minor,
  sha256: z.string(),
  /** The shop's account that pays. */
  account: z.string(),
  /** The first day on which the bank pays. */
  day: z.string(),
  madeTs: seconds,
  madeBy: z.string(),
  /** When staff fetched it last. */
  fetchedTs: z.nullable(seconds),
  fetchedBy: z.string(),
  /** When staff said that it is in the bank, and the job that writes it on the balances; how many it has written. */
  uploadedTs: z.nullable(seconds),
  uploadedBy: z.string(),
  job: z.nullable(z.string()),
  posted: z.number(),
  withdrawnTs: z.nullable(seconds),
  withdrawnBy: z.string(),
  reason: z.string(),
  version: z.number(),
})

export type BankFile = z.infer<typeof bankFile>

/** A line of a file, as it was when the file was made. */
const bankLine = z.object({
  userNumber: z.string(),
  nth: z.number(),
  name: z.string(),
  account: z.string(),
  amount: minor,
  day: z.string(),
  text: z.string(),
  reference: z.string(),
})

export type BankLine = z.infer<typeof bankLine>

/** Where the transfers of a sales period stand, and its files. */
export const transfersPartition = (market: string, period: string): string => `${market}#TRANSFERS#${period}`

const FILE = 'F#'

const fileKey = (market: string, { period, id }: Pick<BankFile, 'period' | 'id'>): Key => ({
  pk: transfersPartition(market, period),
  sk: FILE + id,
})

export const isBankFile = ({ sk }: Item): boolean => sk.startsWith(FILE)

export const bankFileIn = (item: Item): BankFile => bankFile.parse(item)

const LIST = 'BANKFILES'

const toItem = (market: string, value: BankFile): Item => ({
  ...fileKey(market, value),
  kind: 'bank-file',
  ...value,
  // A drawer is a year.
  ...listed(market, [{ list: LIST, sort: value.number, drawerLength: 4 }]),
})

/** A part has fewer bytes than an item may have. */
const PART_BYTES = 350_000

const partKey = (market: string, id: string, part: string): Key => ({
  pk: `${market}#BANKFILE#${id}`,
  sk: part,
})

const partName = (nth: number): string => `BYTES#${String(nth).padStart(3, '0')}`
const LINES = 'LINES'

const newPart = (market: string, id: string, part: string, bytes: Uint8Array): Write => ({
  put: {
    Item: { ...partKey(market, id, part), kind: 'bank-file-part', bytes },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  onConditionFailed: new TryAgain(),
})

const partsOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, nth) =>
    bytes.subarray(nth * PART_BYTES, (nth + 1) * PART_BYTES),
  )

/** Writes a new file with its bytes and its lines, packed. Throws `TryAgain` when it is there. */
export const newBankFile = (
  market: string,
  value: BankFile,
  { bytes, lines }: { bytes: Uint8Array; lines: readonly BankLine[] },
): Write[] => [
  {
    put: { Item: toItem(market, value), ConditionExpression: 'attribute_not_exists(pk)' },
    onConditionFailed: new TryAgain(),
  },
  newPart(market, value.id, LINES, gzipSync(JSON.stringify(lines))),
  ...partsOf(gzipSync(bytes)).map((part, nth) => newPart(market, value.id, partName(nth), part)),
]

/** Writes a file if its version is unchanged; otherwise throws `TryAgain`. */
export const putBankFile = (market: string, value: BankFile): Write =>
  putNextVersion(toItem(market, value), value.version)

/** A file. Refuses 404 `not_found`. */
export const readBankFile = async (
  market: string,
  at: Pick<BankFile, 'period' | 'id'>,
): Promise<BankFile> => {
  const item = await get(fileKey(market, at))
  if (!item) throw refuse(commonRefusals.not_found)
  return bankFileIn(item)
}

const packed = (items: readonly (Item | undefined)[]): Buffer =>
  gunzipSync(Buffer.concat(items.map(item => item?.bytes as Uint8Array)))

/** The bytes of a file, as they were made. */
export const readBytes = async (market: string, id: string): Promise<Buffer> =>
  packed(
    await query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :bytes)',
      ExpressionAttributeValues: { ':pk': partKey(market, id, '').pk, ':bytes': 'BYTES#' },
    }),
  )

/** The lines of a file, as they were when it was made. */
export const readLines = async (market: string, id: string): Promise<BankLine[]> =>
  z.array(bankLine).parse(JSON.parse(packed([await get(partKey(market, id, LINES))]).toString()))

/** A page of the files of all periods, the newest first. */
export const listBankFiles = async (
  market: string,
  page: number,
): Promise<Omit<Page, 'items'> & { results: BankFile[] }> => {
  const { items, ...rest } = await readPage({ market, list: LIST, index: 1, newestFirst: true }, page)
  return { ...rest, results: items.map(bankFileIn) }
}

const seriesOf = (year: string): string => `BANKFILES#${year}`

/** How many files a market has made in a year. */
export const countBankFiles = (market: string, year: string): Promise<number> =>
  lastNumberOf(market, seriesOf(year))

/** Takes the next numbers of a year. Throws `TryAgain` when others took them since. */
export const takeFileNumbers = (market: string, year: string, first: number, count: number): Write =>
  takeNumber(market, seriesOf(year), first, count)

const sample: BankFile = {
  ...{
    period: '{period}',
    id: '{file}',
    number: '2026-001',
    format: 'sdc',
    name: '',
    type: '',
    state: 'made',
  },
  ...{ members: [], total: 100, sha256: '', account: '', day: '2026-11-23', madeTs: 0, madeBy: '' },
  ...{ fetchedTs: null, fetchedBy: '', uploadedTs: null, uploadedBy: '', job: null, posted: 0 },
  ...{ withdrawnTs: null, withdrawnBy: '', reason: '', version: 1 },
}

export const entity: Entity = {
  kept: 'With the books of the shop.',
  open: [],
  samples: {
    transfersPartition: null,
    isBankFile: null,
    bankFileIn: null,
    newBankFile: ['{market}', sample, { bytes: new Uint8Array(1), lines: [] }],
    putBankFile: ['{market}', sample],
    readBankFile: ['{market}', { period: '{period}', id: '{file}' }],
    readBytes: ['{market}', '{file}'],
    readLines: ['{market}', '{file}'],
    listBankFiles: ['{market}', 1],
    countBankFiles: ['{market}', '2026'],
    takeFileNumbers: ['{market}', '2026', 1, 1],
  },
}
