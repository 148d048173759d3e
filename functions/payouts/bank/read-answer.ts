/** Reads what the bank says of transfers, and finds the transfers. Nothing is written: staff book back what they choose. */
import { refuse } from '#shared/kit/refusal.ts'
import { ANSWER_FATES, type AnswerFate, answerFateOf, returnReasonOf } from '#shared/payouts/bank-answer.ts'
import type { bankCalls } from '#shared/payouts/bank-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { textOf } from '../../kit/read-csv.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import { readCamt } from '../bank-answer/read-camt.ts'
import { readCsvStatement, type StatementRow } from '../bank-answer/read-csv-statement.ts'
import { readPain002 } from '../bank-answer/read-pain-002.ts'
import type { BankAnswerRow, WholeAnswer } from '../bank-answer/row.ts'
import { parseXml } from '../bank-answer/xml.ts'
import { listBankFiles, readLines } from '../table/bank-file.ts'
import { readPeriods } from '../table/period.ts'
import { referenceOf } from './payment.ts'
import { type Row, readRows } from './rows.ts'
import { idOf } from './transfers.ts'

/** How many rows an answer shows: those that staff can do something about stand first. */
const MOST_ROWS = 500

type Read = { kind: 'pain.002' | 'camt'; rows: BankAnswerRow[] } | { kind: 'csv'; rows: StatementRow[] }

/** The payments of files for which the bank answers as a whole. Looks among the fifty newest files. */
const readWhole = async (market: string, whole: readonly WholeAnswer[]): Promise<BankAnswerRow[]> => {
  if (whole.length === 0) return []
  const { results: files } = await listBankFiles(market, 1)
  const rows = await Promise.all(
    whole.map(async ({ file, day, ...said }): Promise<BankAnswerRow[]> => {
      if (!files.some(({ id }) => id === file)) return [{ reference: file, amount: null, day, ...said }]
      const lines = await readLines(market, file)
      const meant = day === null ? lines : lines.filter(line => line.day === day)
      return meant.map(({ reference, amount }) => ({ reference, amount, day: null, ...said }))
    }),
  )
  return rows.flat()
}

/** Refuses `bank_answer_unknown` for a file of another kind. */
const readFile = async (market: string, text: string, timeZone: string): Promise<Read> => {
  const document = parseXml(text)
  if (document) {
    const answer = readPain002(document)
    if (answer)
      return { kind: 'pain.002', rows: [...answer.rows, ...(await readWhole(market, answer.whole))] }
    const statement = readCamt(document)
    if (statement) return { kind: 'camt', rows: statement }
  } else {
    const rows = readCsvStatement(text, timeZone)
    if (rows) return { kind: 'csv', rows }
  }
  throw refuse(payoutRefusals.bank_answer_unknown)
}

const numbersOf = ({ kind, rows }: Read): number[] =>
  kind === 'csv'
    ? rows.flatMap(({ numbers }) => numbers)
    : rows.map(({ reference }) => Number(/^REOL-(\d+)-/.exec(reference)?.[1]))

/** The transfers of the periods whose settlements have some numbers. */
const readMeant = async (market: Market, numbers: readonly number[]): Promise<Row[]> => {
  const { periods } = await readPeriods(market.marketId)
  const meant = periods.filter(
    ({ status, firstNumber, lastNumber }) =>
      status >= PERIOD.finalized && numbers.some(number => number >= firstNumber && number <= lastNumber),
  )
  const all = await Promise.all(meant.map(period => readRows(market, period, todayIn(market))))
  return all.flatMap(({ rows }) => rows)
}

/** A row of a statement is about the transfer whose number and amount stand in it. */
const inStatement = (rows: readonly Row[], one: StatementRow): Row | undefined =>
  rows.findLast(
    ({ transfer: { number, amount } }) =>
      one.numbers.includes(number) && one.amounts.some(found => Math.abs(found) === amount),
  )

const found = (read: Read, rows: readonly Row[]): { said: BankAnswerRow; row: Row | undefined }[] => {
  if (read.kind !== 'csv') {
    const byReference = new Map(rows.map(row => [referenceOf(row.transfer), row]))
    return read.rows.map(said => ({ said, row: byReference.get(said.reference) }))
  }
  return read.rows.map(said => {
    const row = inStatement(rows, said)
    if (!row) return { said, row }
    const { amount } = row.transfer
    // A balance may be as large by chance, so what left wins.
    const isBack = said.amounts.includes(amount) && !said.amounts.includes(0 - amount)
    return { said: { ...said, amount, outcome: isBack ? 'returned' : 'paid' }, row }
  })
}

/** Refuses `not_enabled` and `bank_answer_unknown`. */
export const readBankAnswer: Verb<typeof bankCalls.readBankAnswer> = async ({
  market: id,
  body: { file },
}) => {
  const market = await readSettlingMarket(id)
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) throw refuse(payoutRefusals.bank_answer_unknown)
  const read = await readFile(id, text, market.timeZone)
  const rows = await readMeant(market, numbersOf(read))
  const results = found(read, rows).map(
    ({ said: { reference, outcome, amount, day, code, text: words }, row }) => ({
      fate: answerFateOf(outcome, row?.state),
      ...{
        outcome,
        day,
        code,
        text: words.slice(0, 200),
        reference: row ? referenceOf(row.transfer) : reference,
      },
      amount: row?.transfer.amount ?? amount,
      reason: returnReasonOf(code),
      transaction: row ? idOf(row.transfer) : null,
      ...{ customer: row?.transfer.userNumber ?? '', name: row?.name ?? '', file: row?.file?.number ?? null },
    }),
  )
  const of = (fate: AnswerFate) => results.filter(one => one.fate === fate)
  return {
    kind: read.kind,
    results: ANSWER_FATES.flatMap(of).slice(0, MOST_ROWS),
    counts: Object.fromEntries(ANSWER_FATES.map(fate => [fate, of(fate).length])),
  }
}
