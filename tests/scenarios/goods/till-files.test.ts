/** A till that Reol does not talk with: products go into it as a file, and what it sold comes back as a file. */
import { beforeAll, expect, test } from 'vitest'
import { readLinesOf } from '#functions/sales/table/line.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { dayIn, shortDay, timeIn } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Thing } from '../../people/goods.ts'
import { setFee } from '../../people/sales.ts'
import { setZettle, tillFilesOf } from '../../people/till-file.ts'

const cloud = cloudForTests()
const MARKET = 'tillfiles'
const ZONE = 'Europe/Copenhagen'
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>
let files: ReturnType<typeof tillFilesOf>
/** Yesterday, as a till writes it. */
let day: string

const HEADS = 'Dato;Kl.;Bon;Stregkode;Vare;Antal;Stykpris;Rabat;Betalt;Betalingsform'

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
  await setFee(MARKET, '100001', 20)
  await setZettle(MARKET, false)
  files = tillFilesOf(cloud, staff)
  const now = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now
  day = new Date(Date.parse(now) - 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-')
})

const things = async (of: typeof anna, ...prices: string[]): Promise<Thing[]> =>
  (await of.completed(prices.map((price, at) => ({ name: `Ting ${at}`, price })))).products
const numberOf = (thing: Thing | undefined) => thing?.number ?? ''
const statusOf = async (thing: Thing | undefined) =>
  (await staff.call<Thing>('GET', `products/${thing?.id}/`)).body.status
/** The lines of a thing, the newest first. */
const linesOf = async (thing: Thing | undefined) =>
  (await staff.call<{ results: object[] }>('GET', `customer_product_sale_lines/${thing?.id}/`)).body.results
const clearing = async () =>
  (await staff.call<{ results: { number: string; reason: string }[] }>('GET', 'clearing/')).body.results
const fileOf = (...rows: string[]) => [HEADS, ...rows].join('\r\n')

const expectAddsUp = async () => {
  for (const { total, lines, clearing: waits, aside, beside } of await readTillDays(MARKET, 31))
    expect(lines + waits + aside + beside).toBe(total)
}

test('Products for the till: everything, then what is new or has another price, and how many are gone', async () => {
  const [lamp, coat, vase] = await things(anna, '100', '50', '25')
  const first = await files.products()
  expect(first.head).toContain('Varenummer;Vare;Pris;Moms i procent;Slags;Kundenummer')
  expect(first.counts).toMatchObject({ products: 3, new: 3, changed: 0, gone: 0, written: 3 })
  expect(first.lines[0]).toBe(`${numberOf(lamp)};Ting 0;100,00;0,0;Brugt;100001`)
  expect((await staff.call('GET', 'till/product_file/')).body).toMatchObject({
    products: 3,
    last: { products: 3 },
  })

  const { version } = (await staff.call<Thing>('GET', `products/${coat?.id}/`)).body
  expect((await staff.call('PATCH', `products/${coat?.id}/`, { price: '40', version })).status).toBe(200)
  expect((await staff.call('PATCH', `products/${vase?.id}/checkout/`)).status).toBe(200)
  const [chair] = await things(bo, '75')
  const second = await files.products(true)
  expect(second.counts).toMatchObject({ products: 3, new: 1, changed: 1, gone: 1, written: 2 })
  expect(second.lines).toEqual([
    `${numberOf(chair)};Ting 0;75,00;0,0;Brugt;100002`,
    `${numberOf(coat)};Ting 1;40,00;0,0;Brugt;100001`,
  ])
})

test('The preview says what will happen and writes nothing; booking does it; the same file again changes nothing', async () => {
  const [lamp, coat] = await things(anna, '100', '50')
  const before = (await clearing()).length
  const content = fileOf(
    `${day};14:05;1042;${numberOf(lamp)};Lampe;1;100,00;20,00;80,00;Kort`,
    `${day};14:05;1042;;Kaffe;1;12,50;;12,50;Kort`,
    `${day};15:00;1043;${numberOf(coat)};Frakke;2;50,00;;100,00;Kontant`,
    `${day};15:10;1044;${numberOf(coat)};Frakke;1;50,00;;50,00;Kontant`,
    `i går;15:10;1045;${numberOf(coat)};Frakke;1;50,00;;50,00;Kontant`,
    '',
  )
  const { status, body } = await files.upload(content)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    rows: 5,
    receipts: 3,
    counts: { sold: 2, returned: 0, clearing: 2, before: 0, differs: 0, unread: 1 },
    days: [{ receipts: 3, total: '242.50', lines: '130.00', clearing: '112.50' }],
  })
  expect(body.samples).toMatchObject([
    { line: 2, fate: 'sold', customer: '100001', amount: '80.00', share: '64.00' },
    { line: 3, fate: 'clearing', clearing: 'no_number', amount: '12.50' },
    { line: 4, fate: 'sold', amount: '50.00', clearing: 'more_than_one' },
    { line: 5, fate: 'clearing', clearing: 'sold_twice' },
    { line: 6, fate: 'unread', unread: 'bad_date' },
  ])
  await cloud.idle()
  expect(await statusOf(lamp)).toBe(4)

  const counts = await files.booked(content)
  expect(counts).toEqual({
    ...{ receipts: 3, sold: 2, returned: 0, reduced: 0, clearing: 3, before: 0, differs: 0, reported: 0 },
    ...{ noSale: 0, unread: 1 },
  })
  expect(await statusOf(lamp)).toBe(6)
  expect((await anna.call('GET', 'user_market/')).body).toMatchObject({
    zettleApiValid: false,
    hasTillFiles: true,
  })
  expect((await anna.call<{ results: object[] }>('GET', 'products/?status=6')).body.results).toEqual(
    expect.arrayContaining([expect.objectContaining({ number: numberOf(lamp) })]),
  )
  expect(await linesOf(coat)).toMatchObject([{ total: '50.00' }])
  expect(await linesOf(lamp)).toMatchObject([{ total: '80.00', share: '64.00' }])
  expect(await clearing()).toHaveLength(before + 3)

  // The next file has the same rows and one more, in another order and another encoding.
  const [hat] = await things(anna, '30')
  const rows = content.trim().split('\r\n').slice(1, 5)
  const later = Buffer.from(
    fileOf(`${day};16:00;1046;${numberOf(hat)};Blå hat;1;30,00;;30,00;Kort`, ...rows.reverse()),
    'latin1',
  )
  const again = (await files.upload(Uint8Array.from(later))).body
  expect(again.counts).toMatchObject({ sold: 1, clearing: 0, before: 4, unread: 0 })
  expect(await files.booked(Uint8Array.from(later))).toMatchObject({ receipts: 1, sold: 1, before: 4 })
  expect(await clearing()).toHaveLength(before + 3)
  await expectAddsUp()
})

test('A return undoes the sale of its number once, in whichever file and order; what was never sold waits', async () => {
  const [vase, chair] = await things(anna, '60', '40')
  const sale = `${day};10:00;2001;${numberOf(vase)};Vase;1;60,00;10 %;54,00;Kort`
  const back = `${day};11:00;2002;${numberOf(vase)};Vase;-1;60,00;;-60,00;Kort`
  const twice = `${day};11:30;2003;${numberOf(vase)};Vase;-1;60,00;;-60,00;Kort`
  const never = `${day};09:00;2000;${numberOf(chair)};Stol;-1;40,00;;-40,00;Kort`
  const content = fileOf(back, never, twice, sale)
  expect((await files.upload(content)).body).toMatchObject({
    counts: { sold: 1, returned: 1, clearing: 2 },
    samples: [
      // What was given back beyond what was paid waits for staff.
      { line: 2, fate: 'returned', amount: '-54.00', share: '-43.20', clearing: 'too_much_back' },
      { line: 3, fate: 'clearing', clearing: 'return_unknown' },
      { line: 4, fate: 'clearing', clearing: 'return_unknown' },
      { line: 5, fate: 'sold', amount: '54.00' },
    ],
  })
  expect(await files.booked(content)).toMatchObject({ receipts: 4, sold: 1, returned: 1, clearing: 3 })
  expect(await statusOf(vase)).toBe(4)
  expect(await linesOf(vase)).toMatchObject([
    { quantity: -1, total: '-54.00', share: '-43.20' },
    { quantity: 1, total: '54.00', share: '43.20' },
  ])
  await expectAddsUp()
})

test('A receipt that comes with other rows is not booked a second time: staff are told', async () => {
  const [one, two] = await things(bo, '10', '20')
  const row = `${day};12:00;3001;${numberOf(one)};En;1;10,00;;10,00;Kort`
  await files.booked(fileOf(row))
  const more = fileOf(row, `${day};12:00;3001;${numberOf(two)};To;1;20,00;;20,00;Kort`)
  expect((await files.upload(more)).body.counts).toMatchObject({ sold: 0, before: 0, differs: 2 })
  expect(await files.booked(more)).toMatchObject({ receipts: 0, differs: 2 })
  expect(await statusOf(two)).toBe(4)
})

test('A receipt of another register is booked: by the column that says which, or as staff answer', async () => {
  const [one, two, three] = await things(bo, '10', '10', '10')
  const heads = 'Kasse;Dato;Kl.;Bon;Stregkode;Betalt'
  const by = (till: string, ...rows: string[]) =>
    [heads, ...rows.map(row => `${till};${day};${row}`)].join('\n')
  expect(await files.booked(by('1', `10:00;12;${numberOf(one)};10,00`))).toMatchObject({ sold: 1 })
  expect(await files.booked(by('2', `15:30;12;${numberOf(two)};10,00`))).toMatchObject({
    sold: 1,
    differs: 0,
  })
  expect(await linesOf(two)).toMatchObject([{ total: '10.00' }])

  // Without that column: another time and other lines under a number that was booked.
  const first = `${day};09:00;0501;${numberOf(one)};Ting;1;10,00;;10,00;Kort`
  await files.booked(fileOf(first))
  const again = fileOf(
    `${day};16:00;501;${numberOf(three)};Ting;1;10,00;;10,00;Kort`,
    `${day};16:01;502;;I alt;1;10,00;;10,00;Kort`,
  )
  const { body } = await files.upload(again)
  expect(body.questions).toEqual({ dayOrder: null, sameNumber: { chosen: 'same', rows: 1 }, total: null })
  expect(body.counts).toMatchObject({ sold: 0, differs: 1, noSale: 1 })
  const columns = body.columns.map(({ column }) => column)
  const left = await files.ended((await files.book(body.upload, columns)).body.job)
  expect(left.counts).toMatchObject({ receipts: 0, differs: 1, noSale: 1 })
  const file = await (await fetch(left.result?.url ?? '')).text()
  expect(
    file
      .split('\r\n')
      .slice(1)
      .map(line => line.split(';').slice(0, 2)),
  ).toEqual([['2', expect.stringContaining('med andre linjer')], ['3', 'Summen af andre linjer.'], ['']])
  expect(await files.booked(again, { sameNumber: 'apart' })).toMatchObject({
    receipts: 1,
    sold: 1,
    differs: 0,
  })
  expect(await linesOf(three)).toMatchObject([{ total: '10.00' }])
  // Now it is known by its time, and the same file changes nothing, however that is answered.
  expect((await files.upload(again)).body).toMatchObject({
    counts: { before: 1, differs: 0 },
    questions: { sameNumber: null },
  })
})

test('Columns that nobody knows are chosen; without them nothing is booked', async () => {
  const [bowl] = await things(bo, '35')
  const content = `Hvornår,Kode,Kr\r\n${day},${numberOf(bowl)},"35,00"`
  const { body } = await files.upload(content)
  expect(body).toMatchObject({ missing: ['date', 'number', 'paid'], receipts: 0 })
  expect(body.columns[0]).toMatchObject({ header: 'Hvornår', example: day, column: null })
  expect((await files.book(body.upload, [null, null, null])).body).toEqual({ detail: 'import_no_columns' })
  const columns = ['date', 'number', 'paid']
  const chosen = await staff.call('POST', `till/sales_file/${body.upload}/`, { columns })
  expect(chosen.body).toMatchObject({ missing: [], receipts: 1, counts: { sold: 1 } })
  const { body: started } = await files.book(body.upload, columns)
  expect((await files.ended(started.job)).counts).toMatchObject({ sold: 1 })
  expect(await statusOf(bowl)).toBe(6)
})

test.each([
  ['an open quote', `${HEADS}\r\n"21-11-2026;1`, 'import_broken'],
  ['a head alone', HEADS, 'import_no_rows'],
  ['a picture', Uint8Array.from([0, 1, 2, 3]), 'import_not_text'],
  ['too many rows', `${HEADS}\r\n${'x\r\n'.repeat(20_001)}`, 'import_too_many'],
  ['too many columns', `${'a;'.repeat(201)}\r\n1`, 'import_too_wide'],
])('A file is refused: %s', async (_name, content, code) => {
  const { status, body } = await files.upload(content)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(code)
})

test('A line has the commission of its day, however late it is booked, and says when it was written', async () => {
  const [lamp, coat] = await things(anna, '100', '100')
  const { status, body } = await staff.call<{ fees: object[] }>('PATCH', 'customers/100001/', { fee: '30' })
  expect([status, body.fees]).toEqual([
    200,
    [expect.objectContaining({ fee: 20 }), expect.objectContaining({ fee: 30 })],
  ])
  // Other files of the worker may have moved the clock to any minute of the day.
  const clock = async () => Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)
  if (timeIn(ZONE, await clock()) < '00:05') await cloud.later(300)
  const today = shortDay(dayIn(ZONE, await clock()))
  const content = fileOf(
    `${day};16:05;7001;${numberOf(lamp)};Lampe;1;100,00;;100,00;Kort`,
    `${day};16:05;7001;;Ting;1;50,00;;50,00;Kort`,
    `${today};00:01;7002;${numberOf(coat)};Frakke;1;100,00;;100,00;Kort`,
    `${today};00:02;7003;${numberOf(lamp)};Lampe;-1;100,00;;-100,00;Kort`,
  )
  const shares = (await files.upload(content)).body.samples
  await files.booked(content)
  const waits = (
    await staff.call<{ results: { id: string; name: string; amount: string }[] }>('GET', 'clearing/')
  ).body.results
  const line = waits.find(({ name, amount }) => name === 'Ting' && amount === '50.00')
  expect((await staff.call('POST', `clearing/${line?.id}/assign/`, { customer: '100001' })).status).toBe(200)
  const ours = new Set([numberOf(lamp), numberOf(coat)])
  const lines = await readLinesOf(MARKET, '100001', { from: '2027-06-01', to: '2099-12-31' }, 100)
  const ofFile = lines.filter(({ number, name }) => ours.has(number) || name === 'Ting')
  expect(ofFile.map(({ paid, share, fee }) => [paid, share, fee])).toEqual([
    // The return mirrors its line.
    [-10_000, -8_000, 20],
    [10_000, 7_000, 30],
    [5_000, 4_000, 20],
    [10_000, 8_000, 20],
  ])
  expect(shares.map(({ share }) => share).filter(Boolean)).toEqual(
    expect.arrayContaining(['80.00', '70.00', '-80.00']),
  )
  for (const { at, bookedTs } of ofFile) expect(bookedTs).toBeGreaterThan(at)
  await expectAddsUp()
})

test('A market that Zettle sells for takes no file, also where one was uploaded before', async () => {
  const [cup] = await things(bo, '15')
  const content = fileOf(`${day};13:00;4001;${numberOf(cup)};Kop;1;15,00;;15,00;Kort`)
  const { upload, columns } = (await files.upload(content)).body
  await setZettle(MARKET, true)
  const refused = { detail: 'till_is_connected' }
  expect(await files.upload(content)).toMatchObject({ status: 409, body: refused })
  expect(
    await files.book(
      upload,
      columns.map(({ column }) => column),
    ),
  ).toMatchObject({ status: 409, body: refused })
  expect(await staff.call('GET', 'till/product_file/')).toMatchObject({ status: 409, body: refused })
  expect((await staff.call('GET', 'till/')).body).toMatchObject({ till: 'zettle', byFile: false })
  await setZettle(MARKET, false)
  expect((await staff.call('GET', 'till/')).body).toMatchObject({ till: '', byFile: true })
})
