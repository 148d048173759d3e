/** Staff change a customer: two at the same time (D30), with an audit (D53). A thing in use cannot be deleted (D36). */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { newId } from '#functions/kit/ids.ts'
import { countUse, removeUnused, usedBy } from '#functions/kit/in-use.ts'
import { commit, get, query, TryAgain } from '#functions/kit/table.ts'
import { readCatalogue } from '#functions/shelves/table/catalogue.ts'
import { countPeriodPrices, newBookingPeriod, removeBookingPeriod } from '#functions/shelves/table/period.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'changes'
let token = ''

interface Customer {
  userNumber: string
  name: string
  phone: string
  version: number
}

beforeAll(async () => {
  await openMarket(MARKET, 1)
  const anna = {
    name: 'Anna Holm',
    email: 'anna@changes.example',
    phone: '+4520123456',
    language: 'da' as const,
  }
  await commit(newCustomer(MARKET, { ...anna, userNumber: '100001', verified: true, createdTs: 1 }))
  token = await staffToken(cloud, MARKET)
})

const read = async (): Promise<Customer> =>
  (await cloud.call<Customer>('GET', '/api/admin/customers/100001/', undefined, { market: MARKET, token }))
    .body

const change = (body: object, userNumber = '100001') =>
  cloud.call<Customer & { present?: Customer }>('PATCH', `/api/admin/customers/${userNumber}/`, body, {
    market: MARKET,
    token,
  })

const auditRows = () =>
  query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#AUDIT#customer#100001` },
  })

test('A change returns the new state, and the audit notes who, when and what', async () => {
  const before = await read()
  const { status, body } = await change({ version: before.version, name: 'Anna Holm Lund' })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, name: 'Anna Holm Lund', version: before.version + 1 })
  expect(await read()).toEqual(body)
  const [row, ...others] = await auditRows()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    who: 'boss',
    changed: { name: { before: 'Anna Holm', after: 'Anna Holm Lund' } },
    ttl: booksKeptUntil('dk', String(row?.at)),
  })
})

test('A change of an older version is refused with the present state, and overwrites nothing', async () => {
  const { version, name } = await read()
  await change({ version, phone: '20 99 99 99' })
  const late = await change({ version, phone: '20 11 11 11' })
  expect(late.status).toBe(409)
  expect(late.body.detail).toBe('changed_meanwhile')
  expect(late.body.present).toEqual(await read())
  expect(await read()).toMatchObject({ name, phone: '+4520999999' })
})

test('Of two changes at once one is refused; without a version both are written', async () => {
  const { version } = await read()
  const both = await Promise.all([change({ version, name: 'One' }), change({ version, name: 'Two' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const blind = await Promise.all([change({ name: 'Three' }), change({ isActive: false })])
  expect(blind.map(({ status }) => status)).toEqual([200, 200])
  expect(await read()).toMatchObject({ name: 'Three', isActive: false })
})

test('A change of nothing adds no audit row, and invalid fields are refused', async () => {
  const rows = (await auditRows()).length
  expect((await change({ name: 'Three' })).status).toBe(200)
  expect(await auditRows()).toHaveLength(rows)
  expect(await change({ phone: '12' })).toMatchObject({ status: 400, body: { phone: ['invalid_phone'] } })
  expect(await change({ name: '' })).toMatchObject({ status: 400, body: { name: ['required'] } })
  expect(await change({ name: 'X' }, '999999')).toMatchObject({ status: 404 })
  expect(await change({ name: 'X' }, 'abc')).toMatchObject({ status: 400 })
})

test('A thing can be deleted only when nothing uses it', async () => {
  const key = { pk: `${MARKET}#THING`, sk: 'a' }
  const gone = new Error('gone')
  await commit([{ put: { Item: key } }])
  await commit([countUse(key, 'shelf', 1, gone)])
  await commit([countUse(key, 'shelf', 1, gone)])
  await expect(commit([removeUnused(key, ['price', 'shelf'])])).rejects.toMatchObject({ code: 'in_use' })
  await commit([countUse(key, 'shelf', -1, gone)])
  await expect(commit([removeUnused(key, ['price', 'shelf'])])).rejects.toMatchObject({ code: 'in_use' })
  await commit([countUse(key, 'shelf', -1, gone)])
  expect(await get(key)).toMatchObject({ [usedBy('shelf')]: 0 })
  await commit([removeUnused(key, ['price', 'shelf'])])
  await expect(commit([countUse(key, 'shelf', 1, gone)])).rejects.toBe(gone)
})

test.each([
  ['dk', '2026-11-21', '2032-01-01'],
  ['de', '2026-11-21', '2037-01-01'],
  ['gb', '2026-01-01', '2037-01-01'],
] as const)('Records in %s of %s may be deleted from %s on', (country, day, from) => {
  expect(booksKeptUntil(country, day)).toBe(Date.parse(`${from}T00:00:00Z`) / 1000)
})

test('A change of nothing leaves the version and writes no audit row', async () => {
  const before = await read()
  const rows = (await auditRows()).length
  expect((await change({})).body).toEqual(before)
  expect((await change({ version: before.version, name: before.name })).body).toEqual(before)
  expect((await auditRows()).length).toBe(rows)
})

const removePeriod = (id: string) =>
  cloud.call<{ usedBy: object[]; count: number }>('DELETE', `/api/admin/booking_periods/${id}/`, undefined, {
    market: MARKET,
    token,
  })

test('A booking period that a price uses cannot be deleted, and the refusal names the prices', async () => {
  const { prices, types } = await readCatalogue(MARKET)
  const [price] = prices.values()
  const { status, body } = await removePeriod(price?.bookingPeriod ?? '')
  const ofPeriod = [...prices.values()].filter(one => one.bookingPeriod === price?.bookingPeriod)
  expect({ status, code: body.detail, count: body.count }).toEqual({
    status: 409,
    code: 'in_use',
    count: ofPeriod.length,
  })
  expect(body.usedBy).toContainEqual({
    kind: 'price',
    id: price?.id,
    name: types.get(price?.shelfType ?? '')?.name,
  })
})

test('A booking period that no price uses is deleted once; a price that comes first keeps it', async () => {
  const unused = { id: newId(), name: 'A weekend', days: 2, weeks: 0, months: 0 }
  const wanted = { ...unused, id: newId() }
  await commit([newBookingPeriod(MARKET, unused), newBookingPeriod(MARKET, wanted)])
  expect((await removePeriod(unused.id)).status).toBe(204)
  expect((await removePeriod(unused.id)).status).toBe(404)
  await commit([countPeriodPrices(MARKET, wanted.id, 1)])
  const removal = removeBookingPeriod(MARKET, { id: wanted.id, version: 1 })
  await expect(commit([removal])).rejects.toBeInstanceOf(TryAgain)
  await expect(commit([countPeriodPrices(MARKET, unused.id, 1)])).rejects.toMatchObject({ code: 'not_found' })
})
