/**
 * Makes the file of what a sales period pays out by bank. It is there with one write, with its bytes and its lines, or not at
 * all; from then on it is the file that says which transfers are in it.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sum, toWire } from '#shared/kit/money.ts'
import { BANK_FILE_FORMATS, type BankFileFormat } from '#shared/markets/bank-formats.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { writeFile } from '../../kit/files.ts'
import { newId } from '../../kit/ids.ts'
import type { Step } from '../../kit/job-runner.ts'
import type { Write } from '../../kit/table.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import { type BankFile, countBankFiles, newBankFile, takeFileNumbers } from '../table/bank-file.ts'
import { bumpTransfers, memberOf } from '../table/transfer.ts'
import { aboutFile, checkPays } from './files.ts'
import { isPayable, payAvailable } from './pay-again.ts'
import { type MadeFile, makeFiles } from './payment.ts'
import { type OfPeriod, readFinalized, readRows } from './rows.ts'

const bankExportAsked = z.object({ period: z.string(), format: z.enum(BANK_FILE_FORMATS), by: z.string() })

/** A transfer and its hold are two writes of a transaction's hundred. */
const OPENED_A_STEP = 40

/** Opens the transfers of tenants who have an account by now; undefined where there is none to open. */
const open = async (market: string, { waiting, version, period }: OfPeriod): Promise<Step | undefined> => {
  const paid = await Promise.all(
    waiting.filter(isPayable).map(({ transfer }) => payAvailable(market, transfer)),
  )
  const some = paid.filter(one => one !== undefined).slice(0, OPENED_A_STEP)
  if (!some.length) return undefined
  return {
    ...{ done: 0, total: 0, next: 'open' },
    writes: [...some.flatMap(({ writes }) => writes), bumpTransfers(market, period.id, version)],
  }
}

const SEQUENCE_LENGTH = 3

const fileOf = (
  market: Market,
  format: BankFileFormat,
  { period, by, number }: { period: string; by: string; number: string },
  made: MadeFile,
): BankFile => ({
  ...{ period, id: made.id, number, format, name: `reol-${number}.${made.ending}`, type: made.type },
  state: 'made',
  members: made.lines.map(memberOf),
  total: sum(made.lines.map(({ amount }) => amount)),
  sha256: createHash('sha256').update(made.body).digest('hex'),
  account: accountText(market),
  day: made.lines.map(({ day }) => day).toSorted()[0] ?? '',
  ...{ madeTs: nowSeconds(), madeBy: by },
  ...{ fetchedTs: null, fetchedBy: '', uploadedTs: null, uploadedBy: '', job: null, posted: 0 },
  ...{ withdrawnTs: null, withdrawnBy: '', reason: '', version: 1 },
})

/** Makes the files of what is ready: one, or several where the format has a most. */
const make = async (all: OfPeriod, format: BankFileFormat, by: string): Promise<Step> => {
  const { market, period, rows, version } = all
  checkPays(all)
  const { marketId } = market
  const today = todayIn(market)
  const year = today.slice(0, 4)
  const ready = rows.flatMap(({ transfer, planned, account, isBlocked }) =>
    planned && !isBlocked ? { transfer, planned, account } : [],
  )
  const made = makeFiles(market, format, ready, newId)
  const before = await countBankFiles(marketId, year)
  const files = made.map((one, nth) => {
    const number = `${year}-${String(before + nth + 1).padStart(SEQUENCE_LENGTH, '0')}`
    return { one, file: fileOf(market, format, { period: period.id, by, number }, one) }
  })
  const writes: Write[] = [
    ...files.flatMap(({ one: { body: bytes, lines }, file }) => [
      ...newBankFile(marketId, file, { bytes, lines }),
      ...aboutFile(market, { username: by }, file),
    ]),
    takeFileNumbers(marketId, year, before + 1, files.length),
    bumpTransfers(marketId, period.id, version),
  ]
  const [first] = files
  if (!first) throw new Error('a file for the bank has no line')
  const key = `${marketId}/bank/${first.file.id}`
  await writeFile({ key, name: first.file.name, type: first.file.type, isShort: true }, first.one.body)
  return {
    ...{ done: ready.length, total: ready.length, file: key, writes },
    counts: { files: files.length },
    facts: {
      sha256: first.file.sha256,
      transactions: first.file.members.length,
      total: toWire(first.file.total),
    },
  }
}

/** One step: opens transfers that waited for an account, or makes the file. Refuses `nothing_to_pay`. */
export const exportStep = async (id: string, asked: unknown): Promise<Step> => {
  const { period: periodId, format, by } = bankExportAsked.parse(asked)
  const market = { ...(await readSettlingMarket(id)), bankFileFormat: format }
  const all = await readRows(market, await readFinalized(id, periodId), todayIn(market))
  return (await open(id, all)) ?? make(all, format, by)
}
