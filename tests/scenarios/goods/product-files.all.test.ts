/** Lists of products as files: what a tenant or staff find, whole, with real prices and nothing that runs. */
import { beforeAll, expect, test } from 'vitest'
import { putAll } from '#functions/kit/table.ts'
import { firstProduct, newItems, type Product } from '#functions/products/table/product.ts'
import { dayIn } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf } from '../../people/goods.ts'
import { writtenTenant } from '../../people/written-tenant.ts'
import { readXlsx } from '../../read/read-xlsx.ts'

const cloud = cloudForTests()
const MARKET = 'files'
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

const LAMP = { name: 'Lampe', price: '120.00', description: 'blå' }
const SUM = { name: '=SUM(A1)', price: '1249,50', discount: 10, type: 2 }

/** More than one step of a job reads. */
const MANY = 1_030

const many = (userNumber: string): Product[] =>
  Array.from({ length: MANY }, (_, at) =>
    firstProduct({
      userNumber,
      running: at + 1,
      sheet: 'sheet',
      type: 1,
      name: `Pixibog ${at + 1}`,
      price: 500,
      status: at % 2 ? 4 : 6,
      number: `loakb${userNumber}-${at + 1}`,
    }),
  )

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
  await anna.completed([LAMP, SUM])
  await writtenTenant(cloud, MARKET, { userNumber: '100003', name: 'Carl', email: 'carl@files.example' })
  await putAll(newItems(MARKET, many('100003')))
  await cloud.idle()
}, 60_000)

interface Seen {
  state: string
  done: number
  total: number
  result?: { url: string }
}

const exported = async (who: ReturnType<typeof goodsOf>, path: string, asked: object) => {
  const started = await who.call<{ job: string }>('POST', path, { language: 'da', ...asked })
  expect(started.status).toBe(202)
  await cloud.idle()
  const { body } = await who.call<Seen>('GET', `jobs/${started.body.job}/`)
  expect([body.state, body.done]).toEqual(['done', body.total])
  const file = await fetch(body.result?.url ?? '')
  const name = file.headers.get('content-disposition')
  return { name, bytes: Buffer.from(await file.arrayBuffer()), count: body.total }
}

const OWN = 'products/export/'
const SHOP = 'customer_products/export/'

const lines = async (asked: object, who = staff, path = SHOP): Promise<string[]> =>
  (await exported(who, path, { format: 'csv', ...asked })).bytes.toString('utf8').trimEnd().split('\r\n')

test('A tenant has their products for Excel: prices are numbers, a name is never a formula', async () => {
  const { name, bytes } = await exported(anna, OWN, { format: 'xlsx' })
  // Other stories may have moved the clock before.
  const { now } = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body
  expect(name).toBe(`attachment; filename="varer-${dayIn('Europe/Copenhagen', Date.parse(now))}.xlsx"`)
  const [list, about] = readXlsx(bytes)
  expect([list?.name, list?.frozen, about?.name]).toEqual(['Varer', 1, 'Om filen'])
  const rows = list?.rows.map(row => row.map(({ value }) => value)) ?? []
  expect(rows[0]?.slice(0, 3)).toEqual(['Varenummer', 'Vare', 'Beskrivelse'])
  expect(rows[1]?.slice(0, 6)).toEqual([
    'loakb100001-1',
    'Lampe',
    'blå',
    'Brugt',
    'I butikken, uden mærke',
    120,
  ])
  expect([rows[2]?.[1], rows[2]?.[5], rows[2]?.[6], rows[2]?.[9]]).toEqual(['=SUM(A1)', 1249.5, 0.1, 1124.55])
  expect(list?.rows.flat().some(({ isFormula }) => isFormula)).toBe(false)
})

test('A tenant gets nothing of another, and the CSV has no cell that a spreadsheet would run', async () => {
  const own = await lines({}, anna, OWN)
  expect(own).toHaveLength(3)
  expect(own[2]).toContain(`;"'=SUM(A1)";`)
  expect(own[2]).toContain(';1249,50;10,0;;;1124,55;')
  expect(await lines({}, bo, OWN)).toHaveLength(1)
  expect(await lines({ search: 'lam' }, anna, OWN)).toHaveLength(2)
})

test('The shop has all in one file, or what status, tenant and search find', async () => {
  const all = await lines({})
  expect(all).toHaveLength(MANY + 3)
  expect(new Set(all).size).toBe(all.length)
  expect(all.at(-1)).toMatch(/^loakb100003-1030;Pixibog 1030;.*;100003;Carl;/)
  expect(await lines({ status: '6' })).toHaveLength(MANY / 2 + 1)
  expect(await lines({ customer: '100001' })).toHaveLength(3)
  expect(await lines({ customer: '100003', status: '4' })).toHaveLength(MANY / 2 + 1)
  expect(await lines({ search: 'pixi', status: '4' })).toHaveLength(MANY / 2 + 1)
  expect(await lines({ search: 'loakb100003-7' })).toHaveLength(2)
  expect((await exported(staff, SHOP, { format: 'xlsx', customer: '100003' })).count).toBe(MANY)
})

test('What waits for the shop is exported from its sheets', async () => {
  const { id } = await bo.begin('Kladde')
  await bo.add(id, [LAMP])
  const drafts = await lines({ status: '1' })
  expect(drafts).toHaveLength(2)
  expect(drafts[1]).toContain(';Lampe;blå;Brugt;Kladde;120,00;')
})
