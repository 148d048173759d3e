/** As random.test.ts, with many more payments. */
import { expect, test } from 'vitest'
import { CASES, expectReadBack, randomPains } from './random-payments.ts'
import { invalidOf } from './schemas.ts'

test.each(CASES)('10,000 random payments are read back: $format', one => {
  expectReadBack(one, 10_000)
})

test.each(['03', '09'] as const)(
  '1,000 random payments are valid by the schema of version %s',
  async version => {
    expect(await invalidOf(version, randomPains(version, 1_000))).toEqual([])
  },
)
