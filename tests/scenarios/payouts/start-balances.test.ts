/** A shop that comes from another system brings what it owed there: a preview, then a job. Nobody begins twice. */
import { beforeAll, expect, test } from 'vitest'
import { startBalances } from '#events/payouts.ts'
import { readAllBalances } from '#functions/balances/table/balance.ts'
import { readAccountDays } from '#functions/balances/table/ledger.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import onStartBalances from '#functions/payouts/on-start-balances.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { killedAt } from '../../cloud/killed-at.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { withBom } from '../../people/customer-import.ts'
import { staffToken } from '../../people/staff.ts'
import { startFilesOf } from '../../people/start-file.ts'
import { readXlsx } from '../../read/read-xlsx.ts'

const cloud = cloudForTests()

const addTenants = async (market: string, names: readonly string[]): Promise<void> => {
  const about = { phone: '+4520123456', language: 'da', verified: true, createdTs: 1 } as const
  for (const [at, name] of names.entries()) {
    const userNumber = String(100_001 + at)
    const email = `${name.toLowerCase()}@${market}.example`
    await commit(newCustomer(market, { ...about, userNumber, name, email }))
  }
}

const opened = async (market: string, names: readonly string[]) => {
  await openMarket(market, 1)
  await addTenants(market, names)
  return startFilesOf(cloud, { market, token: await staffToken(cloud, market) })
}

const MARKET = 'start-balances'
let files: Awaited<ReturnType<typeof opened>>
beforeAll(async () => {
  files = await opened(MARKET, ['Anna', 'Bo', 'Carla', 'Dan', 'Eva', 'Finn'])
})

const FILE = [
  'Kundenr.;E-mail;Saldo;Dato;Tekst',
  '100001;;"1.250,50";31-01-2026;Fra det gamle system',
  ';BO@start-balances.example;-40,00;;',
  '100003;carla@start-balances.example;(12,25);;',
  '100004;;100;;',
  '100004;;50;;',
  '100005;bo@start-balances.example;10;;',
  '7;;10;;',
  '100006;;0,00;;',
  '100005;;;;',
  '100005;;fem;;',
  '100005;;10;31-01-2099;',
  '100005;;€ 10;;',
].join('\r\n')

const balances = async (market = MARKET) =>
  (await readAllBalances(market)).map(({ userNumber, balance }) => [userNumber, balance])

/** Uploads a file and writes it as its preview has the columns. */
const written = async (content: string) => {
  const { body } = await files.upload(content)
  const columns = body.columns.map(({ column }) => column)
  const { status, body: started } = await files.write(body.upload, columns, { language: 'da' })
  expect(status).toBe(202)
  return files.ended(started.job)
}

test('A preview says what becomes of each row and what it comes to, and writes nothing', async () => {
  const { status, body } = await files.upload(FILE)
  expect(status).toBe(200)
  expect(body.columns.map(({ column }) => column)).toEqual(['customer', 'email', 'amount', 'day', 'text'])
  expect(
    body.samples.map(({ line, fate, name, amount, unread }) => [line, fate, name, amount, unread]),
  ).toEqual([
    [2, 'written', 'Anna', '1250.50', null],
    [3, 'written', 'Bo', '-40.00', null],
    [4, 'written', 'Carla', '-12.25', null],
    [5, 'repeated', 'Dan', '100.00', null],
    [6, 'repeated', 'Dan', '50.00', null],
    [7, 'unread', '100005 · bo@start-balances.example', '10.00', 'customer_differs'],
    [8, 'unknown', '7', '10.00', null],
    [9, 'zero', 'Finn', '0.00', null],
    [10, 'unread', 'Eva', null, 'no_amount'],
    [11, 'unread', 'Eva', null, 'bad_amount'],
    [12, 'unread', 'Eva', '10.00', 'in_future'],
    [13, 'unread', 'Eva', null, 'other_currency'],
  ])
  expect(body).toMatchObject({ rows: 12, owed: '1250.50', owing: '-52.25', missing: [] })
  expect(Object.values(body.counts).reduce((all, one) => all + one, 0)).toBe(12)
  expect(body.questions).toEqual({ dayOrder: null, plusIs: { chosen: 'tenants' } })
  expect(await balances()).toEqual([])
})

test('The job writes each start balance once with who asked, and gives back what was left out', async () => {
  const { state, counts, result } = await written(FILE)
  expect([state, counts]).toEqual([
    'done',
    { written: 3, begun: 0, repeated: 2, unknown: 1, zero: 1, unread: 5 },
  ])
  expect(await balances()).toEqual([
    ['100001', 125_050],
    ['100002', -4_000],
    ['100003', -1_225],
  ])
  const days = await readAccountDays(MARKET, 'DKK', 'opening')
  expect([...days.values()].reduce((all, one) => all + one, 0)).toBe(-(125_050 - 4_000 - 1_225))
  const { body: page } = await files.call<{ results: object[] }>('GET', 'balance_transactions/100001/')
  expect(page.results).toMatchObject([
    { type: 1, amount: '1250.50', description: 'Fra det gamle system', by: 'boss', formerly: [] },
  ])
  const lines = (await withBom(await fetch(result?.url ?? ''))).trimEnd().split('\r\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('\ufeffLinje;Årsag;Kundenr.;E-mail;Saldo;Dato;Tekst')
  expect(lines[1]).toContain('5;Kunden står flere gange i filen.')
})

test('The balances come as a spreadsheet: who owes, how much, and the sums, narrowed down as the list is', async () => {
  const read = async (query: string) => {
    const { body } = await files.call<{ url: string }>('GET', `balances/xlsx/${query}`)
    const file = await fetch(body.url)
    expect(file.headers.get('content-disposition')).toMatch(/balances-2027-\d\d-\d\d\.xlsx/)
    const [sheet] = readXlsx(Buffer.from(await file.arrayBuffer()))
    return sheet?.rows.map(row => row.map(cell => cell?.value ?? null))
  }
  const head = ['Customer number', 'Tenant', 'Balance', 'Can be paid out now', 'Who owes']
  const owing = [
    ['100002', 'Bo', -40, 0, 'Owes you'],
    ['100003', 'Carla', -12.25, 0, 'Owes you'],
  ]
  expect(await read('?language=en&state=owing')).toMatchObject([
    head,
    ...owing,
    ['Total', null, -52.25, 0, null],
  ])
  expect(await read('?language=en')).toMatchObject([
    head,
    ['100001', 'Anna', 1250.5, 1250.5, 'You owe'],
    ...owing,
    ['Total', null, 1198.25, 1250.5, null],
  ])
})

test('The same file again writes nothing, and a row that was mended is written', async () => {
  const { counts } = await written(FILE.replace('100004;;50;;', '100099;;50;;'))
  expect(counts).toEqual({ written: 1, begun: 3, repeated: 0, unknown: 2, zero: 1, unread: 5 })
  expect(await balances()).toContainEqual(['100004', 10_000])
})

test('What the reader is not sure about is asked: whose a plus is, and which number of a date is the month', async () => {
  const { body } = await files.upload(
    ['Kundenr.;Saldo;Dato', '100005;-10;02/03/2026', '100006;-20;04/05/2026'].join('\n'),
  )
  expect(body.questions).toMatchObject({ dayOrder: { chosen: null }, plusIs: { chosen: null } })
  const columns = body.columns.map(({ column }) => column)
  const said = { columns, plusIs: 'shops', dayOrder: 'month_first' }
  const { body: read } = await files.read(body.upload, said)
  expect(read.questions).toMatchObject({ dayOrder: { chosen: 'month_first' }, plusIs: { chosen: 'shops' } })
  expect(read.samples.map(({ amount, date }) => [amount, date])).toEqual([
    ['10.00', '2026-02-03'],
    ['20.00', '2026-04-05'],
  ])
})

test('A file without a column that is needed is not written, nor where the market keeps no balances', async () => {
  const { body } = await files.upload('Navn;Saldo\nAnna;10')
  expect(body).toMatchObject({ missing: ['customer'], samples: [] })
  expect(await files.write(body.upload, [null, 'amount'])).toEqual({
    status: 400,
    body: { detail: 'import_no_columns' },
  })
  await changeMarket(MARKET, { accountBalanceFeature: false })
  expect((await files.upload(FILE)).body).toEqual({ detail: 'not_enabled' })
  await changeMarket(MARKET, { accountBalanceFeature: true })
})

test.each(['before', 'after'] as const)(
  'A worker that is killed %s a step is followed by one that goes on: each start balance once',
  async when => {
    const market = `start-killed-${when}`
    const names = Array.from({ length: 30 }, (_, at) => `Tenant${at}`)
    const at = await opened(market, names)
    const lines = names.map((_, nth) => `${100_001 + nth};${nth + 1}`)
    const { upload } = (await at.upload(['Kundenr.;Saldo', ...lines, '7;1'].join('\n'))).body
    const boss = { kind: 'admin', market, username: 'boss', mustChange: false, loggedInTs: 0 } as const
    const asked = { upload, columns: ['customer', 'amount'], language: 'da', today: '2026-01-31', by: 'boss' }
    const { id: job, writes } = startJob(market, startBalances, { ...boss, role: 'owner' }, asked)
    await commit(writes.slice(0, 1))
    const deliver = () => onStartBalances.receive(envelope(market, startBalances, { job }))
    await killedAt(job, 2, when, deliver)
    await deliver()
    expect(await readJob(market, job)).toMatchObject({ state: 'done', counts: { written: 30, unknown: 1 } })
    expect(await balances(market)).toEqual(names.map((_, nth) => [String(100_001 + nth), 100 * (nth + 1)]))
  },
)
