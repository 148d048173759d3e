/** Whose accounts `restore passwords` makes and deletes, and how many at once. */
import { expect, test } from 'vitest'
import type { Account } from '#functions/kit/account.ts'
import { restorePasswords, type Verbs } from '#infra/operator/restore/passwords.ts'

const customer = (number: number): Account => ({ kind: 'customer', market: 'demo', username: String(number) })
const admin: Account = { kind: 'admin', market: 'demo', username: 'boss' }
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

interface World {
  /** Customers in the table, by number. */
  table: number[]
  /** Customers' accounts in the pool, by number; the administrator has one where this is said. */
  pool: number[]
  hasAdmin?: boolean
  /** Those who never chose a password. */
  guests?: number[]
  noAddress?: number[]
}

const run = async (world: World, asked: { mails?: boolean; deletes?: boolean } = {}) => {
  const { table, pool, hasAdmin = true, guests = [], noAddress = [] } = world
  const said: string[] = []
  const mailed: string[] = []
  const deleted: string[] = []
  const verbs = {
    accountsOfPool: async () =>
      [...pool.map(customer), ...(hasAdmin ? [admin] : [])].map(account => ({ account, hasPassword: true })),
    allMarkets: async () => ['demo'],
    administratorsOf: async () => [admin],
    customersOf: async function* () {
      yield table.map(number => ({
        userNumber: String(number),
        email: noAddress.includes(number) ? '' : `${number}@example.com`,
        name: '',
        language: 'da' as const,
      }))
    },
    hasChosen: async ({ username }: Account) => !guests.includes(Number(username)),
    replaceLostAccount: async ({ username }: Account) => Boolean(mailed.push(username)),
    isCustomer: async (_market: string, number: string) => table.includes(Number(number)),
    deleteStrayAccount: async ({ username }: Account) => void deleted.push(username),
  } as Partial<Verbs> as Verbs
  const all = { mails: false, deletes: false, ...asked }
  await restorePasswords(verbs, all, (line: string) => void said.push(line))
  return { said, mailed, deleted }
}

test('A pool that has everybody leaves nothing to do', async () => {
  const { said, mailed } = await run({ table: [1, 2], pool: [1, 2] }, { mails: true, deletes: true })
  expect(mailed).toEqual([])
  expect(said[0]).toMatch(/^0 who chose/)
})

test('Without a flag nothing changes; a guest without a password is not missed', async () => {
  const world = { table: [1, 2, 3], pool: [1, 9], guests: [3], hasAdmin: false }
  const { said, mailed, deleted } = await run(world)
  expect([mailed, deleted]).toEqual([[], []])
  expect(said.filter(line => line.startsWith('  '))).toEqual([
    '  demo: 1 customers, 1 administrators',
    '  demo: 1 customers, 0 administrators',
  ])
})

test('A run mails 500 and says how many are left, and who has no address', async () => {
  const world = { table: numbers(1, 503), pool: [], noAddress: [7] }
  const { said, mailed } = await run(world, { mails: true })
  expect(new Set(mailed).size).toBe(500)
  expect(said).toContain('2 are left. Type the command again when those mails are sent.')
  expect(said).toContain('1 have no mail address.')
})

test('It deletes the accounts that belong to nobody, but not those of another table', async () => {
  const few = await run({ table: numbers(1, 300), pool: numbers(1, 325) }, { deletes: true })
  expect(few.deleted).toEqual(numbers(301, 25).map(String))
  const many = run({ table: [1], pool: numbers(1, 300) }, { deletes: true })
  await expect(many).rejects.toThrow('looks like the table of another pool')
})
