/** A statement of the shop's account: camt.053, or notices of what was entered: camt.054 (ISO 20022). */
import { isDay } from '#shared/kit/day.ts'
import { round } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { BankAnswerRow } from './row.ts'
import { type Node, nodesAt, textAt } from './xml.ts'

const amountIn = (text: string): Minor | null =>
  /^\d+(\.\d+)?$/.test(text) ? round(Number(text) * 100) : null

const dayIn = (entry: Node): string | null => {
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10)
  return isDay(day) ? day : null
}

/** An entry without details is one payment. */
const detailsOf = (entry: Node): Node[] => {
  const found = nodesAt(entry, 'NtryDtls', 'TxDtls')
  return found.length ? found : [entry]
}

const rowsOf = (entry: Node): BankAnswerRow[] =>
  detailsOf(entry).map((one): BankAnswerRow => {
    const isCredit = (textAt(one, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT'
    return {
      reference: textAt(one, 'Refs', 'EndToEndId'),
      // What comes in with our reference is what we sent out.
      outcome: isCredit ? 'returned' : 'paid',
      amount:
        amountIn(textAt(one, 'Amt')) ??
        amountIn(textAt(one, 'AmtDtls', 'TxAmt', 'Amt')) ??
        amountIn(textAt(entry, 'Amt')),
      day: dayIn(entry),
      code: textAt(one, 'RtrInf', 'Rsn', 'Cd'),
      text: textAt(one, 'RtrInf', 'AddtlInf') || textAt(one, 'RmtInf', 'Ustrd'),
    }
  })

/** Undefined for another document. */
export const readCamt = (document: Node): BankAnswerRow[] | undefined => {
  const statements = [
    ...nodesAt(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...nodesAt(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ]
  if (!statements.length) return undefined
  return statements.flatMap(one => nodesAt(one, 'Ntry')).flatMap(rowsOf)
}
