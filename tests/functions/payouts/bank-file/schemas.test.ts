/** Each pain.001 is valid by the schema of its version, and a wrong one is not. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBankFiles } from '#functions/payouts/bank-file/write.ts'
import { randomPains } from './random-payments.ts'
import { EXAMPLE, manyPayments, PAYER } from './samples.ts'
import { invalidOf } from './schemas.ts'

const VERSIONS = [
  ['03', 'ae2bbba02a6be0119a26f4afcb65ced067453cb1b81d38b26bcc569f19eca93e'],
  ['09', 'de038b373e47b0077b1832ddd81f4b2f1eb25d35721f62da1e38b7f5a09fda24'],
] as const

test.each(VERSIONS)('Files of version %s are valid', async (painVersion, sha256) => {
  const schema = readFileSync(join(import.meta.dirname, 'schemas', `pain.001.001.${painVersion}.xsd`))
  expect(createHash('sha256').update(schema).digest('hex')).toBe(sha256)
  const payer = { ...PAYER, painVersion }
  const files = [
    ...randomPains(painVersion, 20),
    ...[EXAMPLE, manyPayments(1)].flatMap(payments =>
      writeBankFiles('iso_20022', payer, payments).map(({ body }) => body),
    ),
  ]
  expect(await invalidOf(painVersion, files)).toEqual([])
})

test('The schema is really asked', async () => {
  const [file] = writeBankFiles('iso_20022', PAYER, EXAMPLE)
  const wrong = Buffer.from(file?.body ?? [])
    .toString()
    .replace('<PmtMtd>TRF</PmtMtd>', '')
  expect(await invalidOf('03', [Buffer.from(wrong)])).toEqual([expect.stringContaining('BtchBookg')])
})
