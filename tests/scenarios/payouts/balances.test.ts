/** What a tenant is owed, row by row: staff type, change and take away; what moves money posts by itself. */
import { beforeAll, expect, test } from 'vitest'
import { readAllBalances, readBalance } from '#functions/balances/table/balance.ts'
import { readBalanceSums } from '#functions/balances/table/balance-sums.ts'
import { readAccountDays } from '#functions/balances/table/ledger.ts'
import { ACCOUNTS } from '#shared/balances/ledger.ts'
import { fromWire } from '#shared/kit/money.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import type { Visitor } from '../../people/visitor.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const MARKET = 'balances'
const OTHER = 'balances-next-door'
const ANNA = '100001'
const BO = '100002'
let owner: Caller
let anna: Visitor

interface Row {
  id: string
  type: number
  amount: string
  description: string
  timestamp: string
  balance: string
  by: string
  formerly: { amount: string }[]
  version: number
}
interface Page {
  results: Row[]
  balance: string
  available: string
  count: number
  pagesCount: number
}

const admin = <T = Row>(method: string, path: string, body?: unknown, as: Caller = owner) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, as)
const add = (body: object, tenant = ANNA, as = owner) =>
  admin('POST', `balance_transactions/${tenant}/`, body, as)
const page = async (query = '', tenant = ANNA): Promise<Page> =>
  (await admin<Page>('GET', `balance_transactions/${tenant}/${query}`)).body

beforeAll(async () => {
  for (const market of [MARKET, OTHER]) await openMarket(market, 5)
  owner = { market: MARKET, token: await staffToken(cloud, MARKET) }
  anna = await writtenTenant(cloud, MARKET, {
    userNumber: ANNA,
    name: 'Anna',
    email: 'anna@balances.example',
  })
  await writtenTenant(cloud, MARKET, { userNumber: BO, name: 'Bo', email: 'bo@balances.example' })
})

/** All that the market owes is owed by somebody, and each balance is what its rows come to. */
const expectAddsUp = async () => {
  await cloud.idle()
  const balances = await readAllBalances(MARKET)
  for (const { userNumber, balance } of balances) {
    const days = await readBalanceSums(MARKET, userNumber)
    expect([...days.values()].reduce((all, { net }) => all + net, 0)).toBe(balance)
  }
  const accounts = await Promise.all(ACCOUNTS.map(account => readAccountDays(MARKET, 'DKK', account)))
  const others = accounts.flatMap(days => [...days.values()]).reduce((all, one) => all + one, 0)
  expect(balances.reduce((all, { balance }) => all + balance, 0) + others).toBe(0)
}

test('Rows of every type stand newest first, each with the balance after it', async () => {
  const typed = [
    { type: 1, amount: '1.000,50', timestamp: '2026-01-31' },
    { type: 2, amount: '200.00' },
    { type: 3, amount: '100' },
    { type: 4, amount: '-50.00' },
    { type: 6, amount: '12,25', description: 'Ekstra mærker' },
    { type: 6, amount: '+2,25' },
    { type: 7, amount: '300' },
    { type: 8, amount: '−10' },
  ]
  for (const one of typed) expect((await add(one)).status).toBe(201)
  const { results, balance, available } = await page()
  expect(results.map(row => [row.type, row.amount, row.balance])).toEqual([
    [8, '-10.00', '730.50'],
    [7, '-300.00', '740.50'],
    [6, '2.25', '1040.50'],
    [6, '-12.25', '1038.25'],
    [4, '-50.00', '1050.50'],
    [3, '-100.00', '1100.50'],
    [2, '200.00', '1200.50'],
    [1, '1000.50', '1000.50'],
  ])
  expect([balance, available]).toEqual(['730.50', '730.50'])
  expect((await page('?type=6')).results.map(row => row.balance)).toEqual(['1040.50', '1038.25'])
  expect((await page('?dateTo=2026-12-31')).results).toMatchObject([{ type: 1, by: 'boss' }])
  expect((await admin<{ accountBalance: string }>('GET', `customers/${ANNA}/`)).body.accountBalance).toBe(
    '730.50',
  )
  await expectAddsUp()
})

test('What cannot stand is refused, and changes nothing', async () => {
  const before = await page()
  const refusals = [
    [{ type: 3, amount: '0' }, 400, { amount: ['number_range'] }],
    [{ type: 3, amount: '+5' }, 400, { amount: ['wrong_sign'] }],
    [{ type: 2, amount: '-5' }, 400, { amount: ['wrong_sign'] }],
    [{ type: 3, amount: 'fem' }, 400, { amount: ['not_a_number'] }],
    [{ type: 9, amount: '5' }, 400, { type: ['invalid'] }],
    [{ type: 3, amount: '5', timestamp: '2031-01-01' }, 400, { timestamp: ['invalid_date'] }],
    [{ type: 1, amount: '5' }, 409, { detail: 'start_balance_exists' }],
  ] as const
  for (const [body, status, refused] of refusals) expect(await add(body)).toEqual({ status, body: refused })
  expect((await add({ type: 3, amount: '5' }, '100099')).status).toBe(404)
  expect(await page()).toEqual(before)
})

test('A row of an earlier day shifts the balances after it; it can be changed, moved to another day, and taken away', async () => {
  const [last] = (await page()).results
  const { body: late } = await add({
    type: 3,
    amount: '30,50',
    timestamp: '2026-03-01',
    description: 'Kasse',
  })
  expect(late).toMatchObject({ amount: '-30.50', balance: '970.00' })
  expect((await page()).results[0]).toMatchObject({ id: last?.id, balance: '700.00' })
  const path = `balance_transactions/${ANNA}/${late.id}/`
  const { body: changed } = await admin('PATCH', path, { amount: '130.50', version: late.version })
  expect(changed).toMatchObject({
    id: late.id,
    amount: '-130.50',
    balance: '870.00',
    formerly: [{ amount: '-30.50' }],
  })
  expect(await admin('PATCH', path, { amount: '1.00', version: late.version })).toMatchObject({
    status: 409,
    body: { detail: 'changed_meanwhile', present: { amount: '-130.50' } },
  })
  const { body: moved } = await admin('PATCH', path, { timestamp: '2026-01-02', type: 8, amount: '+0.50' })
  expect(moved).toMatchObject({ id: late.id, type: 8, amount: '0.50', balance: '0.50' })
  expect((await page()).results.at(-1)).toMatchObject({ id: late.id, balance: '0.50' })
  expect((await page()).balance).toBe('731.00')
  await expectAddsUp()
  const gone = await admin<Page>('DELETE', path, { page: 1 })
  expect(gone.body.results.map(({ id }) => id)).not.toContain(late.id)
  expect(gone.body.balance).toBe('730.50')
  expect((await admin('DELETE', path)).status).toBe(404)
  await expectAddsUp()
})

test('A start balance that is taken away can be typed anew', async () => {
  const { body } = await add({ type: 1, amount: '-20' }, BO)
  expect((await page('', BO)).balance).toBe('-20.00')
  await admin('DELETE', `balance_transactions/${BO}/${body.id}/`)
  expect((await add({ type: 1, amount: '40' }, BO)).body.balance).toBe('40.00')
  const { body: all } = await admin<{ results: object[]; owed: string; owing: string }>('GET', 'balances/')
  expect(all).toMatchObject({
    results: [
      { customer: ANNA, customerName: 'Anna', balance: '730.50' },
      { customer: BO, balance: '40.00' },
    ],
    owed: '770.50',
    owing: '0.00',
  })
})

test('A call that is sent twice writes one row, and so do twenty at once each one', async () => {
  const { count, balance } = await page()
  const once = { ...owner, headers: { 'idempotency-key': 'a-cash-payout-that-is-sent-twice' } }
  const both = await Promise.all([1, 2].map(() => add({ type: 3, amount: '1' }, ANNA, once)))
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  const many = await Promise.all(Array.from({ length: 20 }, () => add({ type: 6, amount: '+0,05' })))
  expect(many.every(({ status }) => status === 201)).toBe(true)
  const after = await page()
  expect(after.count).toBe(count + 21)
  expect(fromWire(after.balance)).toBe(fromWire(balance))
  await expectAddsUp()
  const second = (await page('?page=2')).results
  expect(second).toHaveLength(after.count - 25)
})

test('Staff look, owner and bookkeeper write; nobody else’s market, and a tenant their own where the shop shows it', async () => {
  await makeStaff(MARKET, 'helper', STAFF_PASSWORD, 'staff')
  const helper = { market: MARKET, token: await staffToken(cloud, MARKET, 'helper') }
  expect((await admin<Page>('GET', `balance_transactions/${ANNA}/`, undefined, helper)).status).toBe(200)
  expect((await add({ type: 3, amount: '5' }, ANNA, helper)).body).toEqual({ detail: 'role_may_not' })
  const others = { market: OTHER, token: await staffToken(cloud, OTHER) }
  expect((await admin('GET', `balance_transactions/${ANNA}/`, undefined, others)).status).toBe(404)
  const own = () => anna.call<Page>('GET', 'balance_transactions/')
  await changeMarket(MARKET, { customerAccessToAccountBalance: false })
  expect((await own()).body).toEqual({ detail: 'not_enabled' })
  await changeMarket(MARKET, { customerAccessToAccountBalance: true })
  expect((await own()).body.balance).toBe((await page()).balance)
  await changeMarket(MARKET, { accountBalanceFeature: false })
  for (const { body } of [await own(), await add({ type: 3, amount: '5' }), await admin('GET', 'balances/')])
    expect(body).toEqual({ detail: 'not_enabled' })
  await changeMarket(MARKET, { accountBalanceFeature: true })
})

test('Of two tenants that are one, the balance goes to the one who stays, and the other one’s is closed', async () => {
  const before = await readBalance(MARKET, ANNA)
  const { body: kept } = await admin<{ version: number }>('GET', `customers/${ANNA}/`)
  const { body: from } = await admin<{ version: number }>('GET', `customers/${BO}/`)
  const merged = await admin<{ accountBalance: string }>('POST', `customers/${ANNA}/merge/`, {
    from: BO,
    version: kept.version,
    fromVersion: from.version,
  })
  expect(merged.status).toBe(200)
  const after = await readBalance(MARKET, ANNA)
  expect(after.balance).toBe(before.balance + 4_000)
  expect(fromWire(merged.body.accountBalance)).toBe(after.balance)
  expect((await page()).results[0]).toMatchObject({ type: 8, amount: '40.00', by: '' })
  const [row] = (await page()).results
  expect((await admin('PATCH', `balance_transactions/${ANNA}/${row?.id}/`, { amount: '-1' })).body).toEqual({
    detail: 'not_typed',
  })
  expect((await add({ type: 3, amount: '5' }, BO)).status).toBe(404)
  await expectAddsUp()
})
