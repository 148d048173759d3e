import { expect, test } from 'vitest'
import { DUE_PARTITIONS, due } from '#functions/kit/due.ts'

const LETTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

test('What is due stands in all partitions evenly, so that none takes the writes of all shops', () => {
  const ids = LETTERS.flatMap(one => LETTERS.map(other => `01MRGZSH8CKG6CT0RPMBWR2X${one}${other}`))
  const counts = new Map<string, number>()
  for (const id of ids) {
    const { dueIn } = due(id, 0)
    counts.set(dueIn, (counts.get(dueIn) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([...DUE_PARTITIONS].sort())
  expect(Math.max(...counts.values())).toBeLessThan((3 * ids.length) / DUE_PARTITIONS.length)
})
