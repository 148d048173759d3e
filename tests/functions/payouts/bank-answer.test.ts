/** What banks say in pain.002, camt.053 and CSV is read by what it means, whatever the bank's own way. */
import { expect, test } from 'vitest'
import { readCamt } from '#functions/payouts/bank-answer/read-camt.ts'
import { readCsvStatement } from '#functions/payouts/bank-answer/read-csv-statement.ts'
import { readPain002 } from '#functions/payouts/bank-answer/read-pain-002.ts'
import { parseXml } from '#functions/payouts/bank-answer/xml.ts'
import { answerFateOf, returnReasonOf } from '#shared/payouts/bank-answer.ts'

const PAIN = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-09-01T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>A</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>A-20260901</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>
<TxInfAndSts><OrgnlEndToEndId>REOL-11-0</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>
<TxInfAndSts><OrgnlEndToEndId>REOL-12-0</OrgnlEndToEndId><TxSts>RJCT</TxSts>
<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Kontoen er ophævet</AddtlInf></StsRsnInf></TxInfAndSts>
</OrgnlPmtInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>A-20260902</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts>
<StsRsnInf><Rsn><Cd>DT01</Cd></Rsn></StsRsnInf>
<TxInfAndSts><OrgnlEndToEndId>REOL-13-0</OrgnlEndToEndId></TxInfAndSts></OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`

const CAMT = `<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><ns:BkToCstmrStmt><ns:Stmt>
<ns:Ntry><ns:Amt Ccy="DKK">321.50</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:BookgDt><ns:Dt>2026-09-01</ns:Dt></ns:BookgDt>
<ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>REOL-11-0</ns:EndToEndId></ns:Refs><ns:AmtDtls><ns:TxAmt><ns:Amt Ccy="DKK">234.50</ns:Amt></ns:TxAmt></ns:AmtDtls></ns:TxDtls>
<ns:TxDtls><ns:Refs><ns:EndToEndId>REOL-12-0</ns:EndToEndId></ns:Refs><ns:AmtDtls><ns:TxAmt><ns:Amt Ccy="DKK">87.00</ns:Amt></ns:TxAmt></ns:AmtDtls></ns:TxDtls></ns:NtryDtls></ns:Ntry>
<ns:Ntry><ns:Amt Ccy="DKK">87.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:BookgDt><ns:Dt>2026-09-03</ns:Dt></ns:BookgDt>
<ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>REOL-12-0</ns:EndToEndId></ns:Refs><ns:RtrInf><ns:Rsn><ns:Cd>AC04</ns:Cd></ns:Rsn></ns:RtrInf></ns:TxDtls></ns:NtryDtls></ns:Ntry>
<ns:Ntry><ns:Amt Ccy="DKK">5.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:BookgDt><ns:Dt>2026-09-03</ns:Dt></ns:BookgDt></ns:Ntry>
</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`

test('pain.002: each transaction has its status, or that of its block, with the bank’s code and words', () => {
  expect(readPain002(parseXml(PAIN) ?? {})).toMatchObject({
    rows: [
      { reference: 'REOL-11-0', outcome: 'paid' },
      { reference: 'REOL-12-0', outcome: 'refused', code: 'AC04', text: 'Kontoen er ophævet' },
      { reference: 'REOL-13-0', outcome: 'refused', code: 'DT01' },
    ],
    whole: [],
  })
  expect(readPain002(parseXml(CAMT) ?? {})).toBeUndefined()
})

test('pain.002: a bank that refuses a file, or a batch of it, names no payment', () => {
  const id = '01KXAMPLE0000000000000FILE'
  const report = (inside: string) =>
    readPain002(parseXml(`<Document><CstmrPmtStsRpt>${inside}</CstmrPmtStsRpt></Document>`) ?? {})
  const why = '<StsRsnInf><Rsn><Cd>AM05</Cd></Rsn></StsRsnInf>'
  expect(
    report(
      `<OrgnlGrpInfAndSts><OrgnlMsgId>${id}</OrgnlMsgId><GrpSts>RJCT</GrpSts>${why}</OrgnlGrpInfAndSts>`,
    ),
  ).toEqual({ rows: [], whole: [{ file: id, day: null, outcome: 'refused', code: 'AM05', text: '' }] })
  expect(
    report(
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${id}-20260901</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>`,
    )?.whole,
  ).toMatchObject([{ file: id, day: '2026-09-01', outcome: 'refused' }])
})

test('camt.053: a collected entry is its payments; what comes in with our reference came back', () => {
  expect(readCamt(parseXml(CAMT) ?? {})).toMatchObject([
    { reference: 'REOL-11-0', outcome: 'paid', amount: 23_450, day: '2026-09-01' },
    { reference: 'REOL-12-0', outcome: 'paid', amount: 8_700 },
    { reference: 'REOL-12-0', outcome: 'returned', amount: 8_700, day: '2026-09-03', code: 'AC04' },
    { reference: '', outcome: 'returned', amount: 500 },
  ])
  expect(readCamt(parseXml(PAIN) ?? {})).toBeUndefined()
})

test('CSV: whatever its columns, a row has its numbers, its amounts and its day', () => {
  const danish =
    'Dato;Tekst;Beløb;Saldo\r\n01-09-2026;4711 Udbetaling;-234,50;10.000,00\r\n03-09-2026;Retur 4711 Anna;234,50;10.234,50\r\n'
  expect(readCsvStatement(danish, 'Europe/Copenhagen')).toMatchObject([
    { outcome: 'paid', day: '2026-09-01', numbers: [4711], amounts: [-23_450, 1_000_000] },
    { outcome: 'returned', day: '2026-09-03', amounts: [23_450, 1_023_450] },
  ])
  expect(readCsvStatement('bare tekst', 'Europe/Copenhagen')).toBeUndefined()
})

test('No document with entities of its own is read, and none that is broken', () => {
  expect(parseXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBeUndefined()
  expect(parseXml('<a><b></a>')).toBeUndefined()
  expect(parseXml('Dato;Beløb')).toBeUndefined()
})

test('Staff can book back what has left, withdraw what the bank refuses before that, and nothing else', () => {
  expect([answerFateOf('refused', 'sent'), answerFateOf('returned', 'sent')]).toEqual([
    'book_back',
    'book_back',
  ])
  expect(answerFateOf('refused', 'in_file')).toBe('withdraw')
  for (const one of ['paid', 'taken'] as const) expect(answerFateOf(one, 'sent')).toBe('nothing')
  expect([answerFateOf('returned', 'returned'), answerFateOf('returned', 'open')]).toEqual([
    'nothing',
    'nothing',
  ])
  expect(answerFateOf('returned', undefined)).toBe('unknown')
  expect(['AC04', 'AC01', 'XX99'].map(returnReasonOf)).toEqual(['account_closed', 'account_unknown', 'other'])
})
