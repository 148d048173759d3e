/** A search counts up to 1,000 hits and says when there may be more (D29). */
import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test, vi } from 'vitest'
import { readFound } from '#functions/kit/list-search.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const table = mockedClient(DynamoDBDocumentClient)
vi.stubEnv('TABLE_NAME', 'reol')
afterAll(() => vi.unstubAllEnvs())

/** So many people are called Holm, and those for whom `isAnna` holds Anna Holm. */
const people = (count: number, isAnna: (at: number) => boolean) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    pk: 'demo#PEOPLE#W',
    sk: `holm#${String(at).padStart(6, '0')}`,
    w: isAnna(at) ? 'anna' : 'bo',
  }))
  table.on(QueryCommand).callsFake(({ Limit, ExclusiveStartKey }) => {
    const from = ExclusiveStartKey ? rows.findIndex(({ sk }) => sk === ExclusiveStartKey.sk) + 1 : 0
    const Items = rows.slice(from, from + Limit)
    return { Items, LastEvaluatedKey: from + Limit < rows.length ? Items.at(-1) : undefined }
  })
  table.on(BatchGetCommand).callsFake(({ RequestItems }) => ({ Responses: { reol: RequestItems.reol.Keys } }))
}

const findAnna = (page: number) =>
  readFound(
    { market: 'demo', list: 'PEOPLE', beginnings: ['anna', 'holm'], keyOf: id => ({ pk: id, sk: 'PERSON' }) },
    page,
  )

test.each([
  { what: 'fewer than can be counted', count: 900, isAnna: () => true, pagesCount: 36, more: undefined },
  { what: 'exactly 1,000', count: 1_000, isAnna: () => true, pagesCount: 40, more: true },
  {
    what: 'many in each part of the rows',
    count: 3_000,
    isAnna: (at: number) => at % 10 > 3,
    pagesCount: 40,
    more: true,
  },
  {
    what: 'few in many rows',
    count: 9_000,
    isAnna: (at: number) => at % 1_000 === 0,
    pagesCount: 1,
    more: true,
  },
])('A search that finds $what has $pagesCount pages', async ({ count, isAnna, pagesCount, more }) => {
  people(count, isAnna)
  const found = await findAnna(1)
  expect(found.pagesCount).toBe(pagesCount)
  expect(found.more).toBe(more)
  expect(found.items[0]?.pk).toBe(String([...Array(count).keys()].findIndex(isAnna)).padStart(6, '0'))
  expect((await findAnna(41)).items).toEqual([])
})
