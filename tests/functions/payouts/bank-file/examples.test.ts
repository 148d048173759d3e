/** Each format writes its example file byte by byte. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Payer } from '#functions/payouts/bank-file/format.ts'
import { writeBankFiles } from '#functions/payouts/bank-file/write.ts'
import type { BankFileFormat } from '#shared/markets/bank-formats.ts'
import { EXAMPLE, PAYER } from './samples.ts'

/** Bankdata's start record has the day on which the file is made, in its examples that of the payments. */
const ON_THE_DAY = { madeAt: '2026-09-01T06:00:00+02:00' }

const EXAMPLES: readonly [string, BankFileFormat, Partial<Payer>, string][] = [
  ['sdc.txt', 'sdc', {}, 'a8a4e464'],
  ['bec.csv', 'bec', {}, '32fe585b'],
  ['danske.csv', 'danske_bank', {}, '8de1f580'],
  ['nordea.csv', 'nordea', {}, '1013d45e'],
  ['bankdata_IB030202000005.txt', 'bankdata', ON_THE_DAY, 'd98fc622'],
  ['bankdata_IB030202000006.txt', 'bankdata', { ...ON_THE_DAY, bankdataRecord: '6' }, '9be1bd7a'],
  ['pain.001.001.03.xml', 'iso_20022', {}, '813c94d0'],
  ['pain.001.001.09.xml', 'iso_20022', { painVersion: '09' }, '945b3d5d'],
]

test.each(EXAMPLES)('%s comes out as it is', (file, format, changes, sha256) => {
  const bytes = readFileSync(join(import.meta.dirname, 'examples', file))
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 8)).toBe(sha256)
  const [written, ...more] = writeBankFiles(format, { ...PAYER, ...changes }, EXAMPLE)
  expect(more).toEqual([])
  expect(written?.payments).toEqual(EXAMPLE)
  expect(Buffer.from(written?.body ?? []).equals(bytes), Buffer.from(written?.body ?? []).toString()).toBe(
    true,
  )
})
