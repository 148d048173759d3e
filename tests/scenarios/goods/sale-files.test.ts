/** Sales in figures and as a file, a tenant's own and the shop's: real amounts, returns as minus, some days or many. */
import { beforeAll, expect, test } from 'vitest'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { putLine, type SaleLine } from '#functions/sales/table/line.ts'
import { addToTenant } from '#functions/sales/table/sums.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Listed } from '../../people/goods.ts'
import { readXlsx } from '../../read/read-xlsx.ts'

const cloud = cloudForTests()
const MARKET = 'salefiles'
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>

const LAMP: SaleLine = {
  userNumber: '100001',
  day: '2027-03-02',
  at: Date.parse('2027-03-02T11:39:00Z') / 1000,
  bookedTs: Date.parse('2027-03-02T11:39:02Z') / 1000,
  till: 'zettle',
  purchase: 'one',
  row: 0,
  number: 'loakb100001-1',
  type: 1,
  name: '=SUM(A1)',
  unitPrice: 10_000,
  quantity: 1,
  paid: 9_000,
  commission: 1_800,
  share: 7_200,
  fee: 20,
  undoes: '',
}

/** As a receipt books them. */
const book = async (line: SaleLine) => {
  const { day, type, quantity, paid, commission } = line
  await commit([
    putLine(MARKET, line),
    addToTenant(MARKET, line.userNumber, [
      { day, type, figures: { number: quantity, rows: 1, paid, commission } },
    ]),
  ])
}

/** Two steps of the job. */
const DAYS = 3
const OF_DAY = 450

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
  await book(LAMP)
  const back = { purchase: 'two', quantity: -1, paid: -9_000, commission: -1_800, share: -7_200 } as const
  await book({ ...LAMP, ...back, day: '2027-03-04', at: LAMP.at + 172_800, undoes: 'zettle.one.0' })
  for (let nth = 0; nth < DAYS; nth++) {
    const day = addDays('2027-04-01', nth)
    const of = { userNumber: '100002', day, at: LAMP.at + 86_400 * (30 + nth), purchase: day } as const
    for (let from = 0; from < OF_DAY; from += 50)
      await commit(
        Array.from({ length: 50 }, (_, at) =>
          putLine(MARKET, { ...LAMP, ...of, row: from + at, name: 'Bog' }),
        ),
      )
    const figures = { number: OF_DAY, rows: OF_DAY, paid: 9_000 * OF_DAY, commission: 1_800 * OF_DAY }
    await commit([addToTenant(MARKET, '100002', [{ day, type: 1, figures }])])
  }
}, 60_000)

const exported = async (who: typeof anna, asked: object) => {
  const started = await who.call<{ job: string }>('POST', 'sale_lines/export/', { language: 'da', ...asked })
  expect(started.status).toBe(202)
  await cloud.idle()
  const { body } = await who.call<{ state: string; done: number; total: number; result?: { url: string } }>(
    'GET',
    `jobs/${started.body.job}/`,
  )
  expect([body.state, body.done]).toEqual(['done', body.total])
  const file = await fetch(body.result?.url ?? '')
  const name = file.headers.get('content-disposition')
  return { name, bytes: Buffer.from(await file.arrayBuffer()), count: body.total }
}

const linesOf = async (who: typeof anna, days: object): Promise<string[]> =>
  (await exported(who, { format: 'csv', ...days })).bytes.toString('utf8').trimEnd().split('\r\n')

const SPRING = { dateFrom: '2027-03-01', dateTo: '2027-05-31' }

test('The spreadsheet has a line for what was sold and one for what came back, and adds up to nothing', async () => {
  const { name, bytes } = await exported(anna, { format: 'xlsx', ...SPRING })
  expect(name).toBe('attachment; filename="salg-2027-03-01-2027-05-31.xlsx"')
  const [list] = readXlsx(bytes)
  const rows = list?.rows.map(row => row.map(({ value }) => value)) ?? []
  expect(rows[0]?.slice(1, 4)).toEqual(['Kl.', 'Varenummer', 'Vare'])
  expect(rows.slice(1, 3).map(row => row.slice(1))).toEqual([
    ['12:39', 'loakb100001-1', '=SUM(A1)', 'Brugt', 100, -1, -90, -18, -72],
    ['12:39', 'loakb100001-1', '=SUM(A1)', 'Brugt', 100, 1, 90, 18, 72],
  ])
  expect(rows[3]?.slice(-4)).toEqual([0, 0, 0, 0])
  expect(list?.rows.flat().some(({ isFormula }) => isFormula)).toBe(false)
})

test('The CSV has the days that were asked for, of the tenant alone, however many lines there are', async () => {
  const march = await linesOf(anna, { dateFrom: '2027-03-01', dateTo: '2027-03-03' })
  expect(march).toHaveLength(2)
  expect(march[1]).toBe(`02-03-2027;12:39;loakb100001-1;"'=SUM(A1)";Brugt;100,00;1;90,00;18,00;72,00`)
  expect(await linesOf(anna, { dateFrom: '2027-05-01', dateTo: '2027-05-31' })).toHaveLength(1)
  const many = await linesOf(bo, SPRING)
  expect(many).toHaveLength(1 + DAYS * OF_DAY)
  expect([many[1]?.slice(0, 10), many.at(-1)?.slice(0, 10)]).toEqual(['03-04-2027', '01-04-2027'])
})

test('Staff have the sales of all tenants by line and by tenant, in the list and in files', async () => {
  const { body } = await staff.call<Listed<Record<string, unknown>> & { count: number; total: object }>(
    'GET',
    'sales_by_tenant/?dateFrom=2027-03-02&dateTo=2027-04-02',
  )
  expect(body.results).toEqual([
    {
      ...{ customer: '100002', customerName: 'Lejer 100002', number: 2 * OF_DAY },
      ...{ turnover: '81000.00', commission: '16200.00', share: '64800.00' },
    },
    {
      ...{ customer: '100001', customerName: 'Lejer 100001', number: 0 },
      ...{ turnover: '0.00', commission: '0.00', share: '0.00' },
    },
  ])
  expect(body).toMatchObject({ count: 2, total: { number: 2 * OF_DAY, share: '64800.00' } })

  const all = await linesOf(staff, SPRING)
  expect(all).toHaveLength(3 + DAYS * OF_DAY)
  expect(all[1]).toMatch(/^100002;Lejer 100002;03-04-2027;.*;1;90,00;18,00;72,00$/)
  expect(all.at(-2)).toMatch(/^100001;Lejer 100001;04-03-2027;.*;-1;-90,00;-18,00;-72,00$/)
  expect(await linesOf(staff, { ...SPRING, customer: '100001' })).toHaveLength(3)

  const { name, bytes } = await exported(staff, { format: 'xlsx', by: 'tenant', ...SPRING })
  expect(name).toContain('salg-pr-lejer-2027-03-01-2027-05-31.xlsx')
  const rows = readXlsx(bytes)[0]?.rows.map(row => row.map(({ value }) => value)) ?? []
  expect(rows.slice(1)).toEqual([
    ['100002', 'Lejer 100002', DAYS * OF_DAY, 121_500, 24_300, 97_200],
    ['100001', 'Lejer 100001', 0, 0, 0, 0],
    ['I alt', null, DAYS * OF_DAY, 121_500, 24_300, 97_200],
  ])
})

test('A month adds up by its days, and is compared with the same part of the month before', async () => {
  const { body } = await bo.call('GET', 'sale_lines/summary/?dateFrom=2027-05-01&dateTo=2027-05-02')
  expect(body).toMatchObject({ number: 0, share: '0.00', plot: { group: 'day' } })
  const before = { dateFrom: '2027-04-01', dateTo: '2027-04-02', number: 2 * OF_DAY, share: '64800.00' }
  expect(body).toMatchObject({ before })
  const year = await bo.call<{ plot: { results: { date: string; number: number }[] } }>(
    'GET',
    'sale_lines/summary/?dateFrom=2027-01-01&dateTo=2027-05-02',
  )
  const months = year.body.plot.results.map(({ date, number }) => [date, number])
  expect(months.slice(2)).toEqual([
    ['2027-03-01', 0],
    ['2027-04-01', DAYS * OF_DAY],
    ['2027-05-01', 0],
  ])
})

test('Days the wrong way round are refused, and so is a tenant who may see no figures', async () => {
  const wrong = { format: 'csv', dateFrom: '2027-03-03', dateTo: '2027-03-01' }
  expect((await anna.call('POST', 'sale_lines/export/', wrong)).body).toEqual({ dateTo: ['invalid_date'] })
  const tenant = await readCustomer(MARKET, '100001')
  await commit(putCustomer(MARKET, { ...tenant, isActive: false }))
  const refused = await anna.call('POST', 'sale_lines/export/', { format: 'csv', ...SPRING })
  expect([refused.status, refused.body]).toEqual([409, { detail: 'not_enabled' }])
})
