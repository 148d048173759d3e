/** A bank's answer to a file: pain.002, of any version (ISO 20022). */
import type { BankOutcome } from '#shared/payouts/bank-answer.ts'
import type { BankAnswerRow, WholeAnswer } from './row.ts'
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

/** A batch of a file is named by the file and the day: `<file>-20260901`, with an `I` for other countries. */
const batchNamed = (id: string): Pick<WholeAnswer, 'file' | 'day'> => {
  const [, file = '', year, month, day] = /^(\w{26})[I-](\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
  return { file, day: `${year}-${month}-${day}` }
}

/** Undefined for another document. */
export const readPain002 = (document: Node): { rows: BankAnswerRow[]; whole: WholeAnswer[] } | undefined => {
  const [report] = nodesAt(document, 'Document', 'CstmrPmtStsRpt')
  if (!report) return undefined
  const blocks = nodesAt(report, 'OrgnlPmtInfAndSts')
  const rows = blocks.flatMap(block =>
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
  const ofBatches = blocks
    .filter(block => nodesAt(block, 'TxInfAndSts').length === 0 && textAt(block, 'PmtInfSts'))
    .map(
      (block): WholeAnswer => ({
        ...batchNamed(textAt(block, 'OrgnlPmtInfId')),
        outcome: outcomeOf(textAt(block, 'PmtInfSts')),
        ...why(block),
      }),
    )
  const ofFiles = nodesAt(report, 'OrgnlGrpInfAndSts')
    .filter(group => blocks.length === 0 && textAt(group, 'GrpSts'))
    .map(
      (group): WholeAnswer => ({
        ...{ file: textAt(group, 'OrgnlMsgId'), day: null },
        outcome: outcomeOf(textAt(group, 'GrpSts')),
        ...why(group),
      }),
    )
  return { rows, whole: [...ofFiles, ...ofBatches] }
}
