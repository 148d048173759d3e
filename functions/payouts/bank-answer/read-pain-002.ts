/** A bank's answer to a file: pain.002, of any version (ISO 20022). */
import type { BankOutcome } from '#shared/payouts/bank-answer.ts'
import type { BankAnswerRow } from './row.ts'
import { type Node, nodesAt, textAt } from './xml.ts'

/** ACSC: settled · RJCT: refused · all others: on its way. */
const outcomeOf = (status: string): BankOutcome => {
  if (status === 'RJCT' || status === 'CANC') return 'refused'
  return status === 'ACSC' || status === 'ACCC' ? 'paid' : 'taken'
}

const why = (node: Node): Pick<BankAnswerRow, 'code' | 'text'> => ({
  code: textAt(node, 'StsRsnInf', 'Rsn', 'Cd') || textAt(node, 'StsRsnInf', 'Rsn', 'Prtry'),
  text: textAt(node, 'StsRsnInf', 'AddtlInf'),
})

/** Undefined for another document. */
export const readPain002 = (document: Node): BankAnswerRow[] | undefined => {
  const [report] = nodesAt(document, 'Document', 'CstmrPmtStsRpt')
  if (!report) return undefined
  return nodesAt(report, 'OrgnlPmtInfAndSts').flatMap(block =>
    nodesAt(block, 'TxInfAndSts').map((one): BankAnswerRow => {
      const ofBlock = textAt(block, 'PmtInfSts')
      const own = why(one)
      return {
        reference: textAt(one, 'OrgnlEndToEndId'),
        outcome: outcomeOf(textAt(one, 'TxSts') || ofBlock),
        ...{ amount: null, day: null },
        ...(own.code ? own : why(block)),
      }
    }),
  )
}
