/** Vouchers of sales periods and days: sent once, found again, refused in the bookkeeper's words, and sent by themselves. */
import { expect, test } from 'vitest'
import { moneyMoved } from '#functions/balances/table/money-moved.ts'
import { commit } from '#functions/kit/table.ts'
import { addToDay } from '#functions/tills/table/till-day.ts'
import { dayIn } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { CHART, keepingOf, type Received } from '../../people/keeping-books.ts'
import { settlingMarket, settlingOf } from '../../people/settling.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const ZONE = 'Europe/Copenhagen'
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }

const shopWithBooks = async (market: string, name?: string) => {
  const shop = await settlingMarket(cloud, market)
  const books = keepingOf(cloud, market, shop.settling)
  await books.connect(name)
  return { ...shop, books }
}

/** The books of a market for staff who have logged in anew, because a day is over. */
const again = async (market: string) => {
  const caller = { market, token: await staffToken(cloud, market) }
  return keepingOf(
    cloud,
    market,
    settlingOf(cloud, () => caller),
  )
}

test('A finalized month goes to the books once, with its document: debit is credit, and what is sent is what settlements sum to', async () => {
  const { settling, books, market } = await shopWithBooks('books-month')
  const { body: choices } = await settling.call<{
    agreement: object
    journals: object[]
    accounts: { number: number; isBarred: boolean }[]
  }>('GET', 'books/choices/')
  expect(choices).toMatchObject({ problem: null, agreement: { company: expect.any(String) } })
  expect(choices.journals).toContainEqual({ number: 2, name: 'Reol' })
  expect(
    (await settling.call<{ results: object[] }>('GET', 'economic_layouts/')).body.results,
  ).toContainEqual({ layoutNumber: 19, name: 'Dansk standard' })
  await books.choose()
  const { id } = await settling.final(APRIL)
  const preview = await settling.call<{ results: { lines: { account: string; debit: string }[] }[] }>(
    'GET',
    `books/preview/?salesPeriod=${id}`,
  )
  expect(preview.body.results[0]?.lines).toContainEqual(
    expect.objectContaining({ account: 'till', accountNumber: 5710, debit: '180.00', credit: '0.00' }),
  )
  expect(await books.received()).toEqual([])
  expect(await books.export(id)).toMatchObject({ state: 'done', counts: { sent: 1, failed: 0, waiting: 0 } })
  const [voucher, ...others] = await books.received()
  expect(others).toEqual([])
  expect(voucher).toMatchObject({ journal: 2, date: '2027-04-30', documents: 1 })
  const of = (number: number) =>
    voucher?.entries
      .filter(({ account }) => account === number)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
  // Sold for 180.00, of which 36.00 is commission; Bo's rent of 200.00 is taken out of the sales.
  expect([of(5710), of(6800), of(1050), of(1060)]).toEqual([180, 56, -36, -200])
  expect(await books.export(id)).toMatchObject({ counts: { sent: 1 } })
  expect(await books.received()).toHaveLength(1)
  const { results, left } = await books.vouchers()
  expect(left).toBe(0)
  expect(results).toMatchObject([
    { state: 'sent', salesPeriod: id, voucherNumber: voucher?.voucherNumber, total: '236.00' },
  ])
  expect((await settling.read(id)) as object).toMatchObject({ status: 3, exported: expect.any(String) })
  const csv = await settling.call<{ url: string }>(
    'GET',
    'books/vouchers/csv/?dateFrom=2027-04-01&dateTo=2027-04-30&language=da',
  )
  const text = await (await fetch(csv.body.url)).text()
  expect(text).toContain(`;reol-${market}-`)
  expect(text).toContain(';180,00;')
})

test('A draft that goes to the books is frozen; reset gives it back, and then it is another voucher', async () => {
  const { settling, books } = await shopWithBooks('books-draft')
  await books.choose()
  const { id } = await settling.draft(APRIL)
  expect(await books.export(id)).toMatchObject({ state: 'done', counts: { sent: 1 } })
  expect(await settling.read(id)).toMatchObject({ status: 2 })
  // What it took counts only once it is finalized: no other period may take the same sales.
  const { id: may } = await settling.draft({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
  for (const verb of ['finalize', 'economic_export'])
    expect(
      await settling.call(
        verb === 'finalize' ? 'PATCH' : 'POST',
        `payments_info/sales_periods/${may}/${verb}/`,
      ),
    ).toMatchObject({ status: 409, body: { detail: 'period_busy' } })
  const { status } = await settling.call('PATCH', `payments_info/sales_periods/${id}/reset/`)
  expect(status).toBe(200)
  expect(await settling.read(id)).toMatchObject({ status: 1 })
  expect((await books.vouchers()).results.map(({ state }) => state)).toEqual(['void'])
  expect(await books.export(id)).toMatchObject({ counts: { sent: 1 } })
  expect(await books.received()).toHaveLength(2)
  expect(await settling.finalize(id)).toMatchObject({ state: 'done' })
  expect(await settling.read(id)).toMatchObject({ status: 3 })
})

test('What the books refuse is said by its field, and sent once it is mended; what they lose is found again', async () => {
  const { settling, books } = await shopWithBooks('books-refuse')
  const { id } = await settling.final(APRIL)
  expect(await books.export(id)).toMatchObject({ counts: { sent: 0, failed: 1 } })
  const [unchosen] = (await books.vouchers('left')).results
  expect(unchosen?.problem).toMatchObject({ code: 'not_chosen', field: 'journal' })
  const barred = { ...CHART, commission: { accountNumber: 2000, vatCode: '', vatPercent: 0 } }
  await books.choose({ chart: barred })
  await books.send(unchosen?.id ?? '')
  expect((await books.vouchers('left')).results[0]?.problem).toMatchObject({
    ...{ code: 'account_barred', account: 2000 },
  })
  expect(await books.received()).toEqual([])
  await books.choose()
  // The books write it, and their answer is lost; so is that of the look after it.
  await cloud.call('POST', '/local/fault/', { service: 'economic', mode: 'lose', times: 1 })
  await books.send(unchosen?.id ?? '')
  await cloud.call('POST', '/local/fault/', { service: 'economic', mode: 'off' })
  await books.sendAll()
  expect(await books.received()).toHaveLength(1)
  expect((await books.vouchers()).results).toMatchObject([{ state: 'sent', problem: null }])
})

test('Books that are down hold nothing up: a draft stays one, a voucher waits, and each comes once', async () => {
  const { settling, books } = await shopWithBooks('books-down')
  await books.choose()
  const { id: draft } = await settling.draft({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
  const { id } = await settling.final(APRIL)
  await cloud.call('POST', '/local/fault/', { service: 'economic', mode: 'down' })
  expect(await books.export(draft)).toMatchObject({ state: 'failed', refusal: 'books_silent' })
  expect(await settling.read(draft)).toMatchObject({ status: 1, job: null })
  expect(await books.export(id)).toMatchObject({ state: 'failed', refusal: 'books_silent' })
  expect((await settling.call('GET', 'books/choices/')).body).toMatchObject({
    problem: { code: 'unavailable' },
  })
  await cloud.call('POST', '/local/fault/', { service: 'economic', mode: 'off' })
  expect(await books.export(id)).toMatchObject({ counts: { sent: 1 } })
  expect(await books.received()).toHaveLength(1)
})

test('Without an agreement nothing is sent; a market that wants it has its vouchers sent each night', async () => {
  const shop = await settlingMarket(cloud, 'books-night')
  const books = keepingOf(cloud, shop.market, shop.settling)
  const { id } = await shop.settling.final(APRIL)
  const refused = await shop.settling.call('POST', `payments_info/sales_periods/${id}/economic_export/`)
  expect(refused).toMatchObject({ status: 409, body: { detail: 'books_not_connected' } })
  // Its vouchers come as a file, on Reol's own accounts.
  const csv = await shop.settling.call<{ url: string }>(
    'GET',
    'books/vouchers/csv/?dateFrom=2027-04-01&dateTo=2027-04-30&language=da',
  )
  expect(await (await fetch(csv.body.url)).text()).toContain(';tenants;')
  await books.connect()
  await books.choose({ chart: {} })
  await books.export(id)
  expect((await books.vouchers('left')).results).toMatchObject([{ state: 'failed' }])
  expect(await books.choose({ rhythm: 'daily' })).toMatchObject({ rhythm: 'daily', next: expect.any(String) })
  await cloud.later(86_400)
  expect(await books.received()).toHaveLength(1)
  expect((await (await again(shop.market)).vouchers()).left).toBe(0)
})

test('A day has a voucher of online payments and of tills by tender: an unknown word stops it by its name, and what comes late is another one', async () => {
  const { market, books } = await shopWithBooks('books-days')
  const clock = async () => Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)
  const day = dayIn(ZONE, await clock())
  await books.choose({ withOnline: true, withTills: true, fromDay: day })
  const booking = {
    what: 'paid',
    by: 'card',
    amount: 50_000,
    currency: 'DKK',
    event: 'books',
    bookings: [],
  } as const
  await commit(moneyMoved({ marketId: market, timeZone: ZONE }, booking))
  const taken = async (purchase: string, total: number) =>
    commit([
      addToDay(
        market,
        { day, till: 'zettle', purchase },
        { purchases: 1, total, lines: total, tenders: { KORT: total } },
      ),
    ])
  await taken('one', 12_000)
  await cloud.idle()
  await cloud.later(86_400)
  const keeping = await again(market)
  await keeping.sendAll()
  expect((await keeping.vouchers('left')).results).toMatchObject([
    { state: 'failed', dateTo: day, problem: { code: 'tender_unknown', field: 'KORT' } },
  ])
  const withCard = { ...CHART, 'tender:KORT': { accountNumber: 5820, vatCode: '', vatPercent: 0 } }
  await keeping.choose({ chart: withCard })
  expect(await keeping.sendAll()).toMatchObject({ counts: { sent: 1 } })
  const sums = ({ entries }: Received) =>
    entries.reduce(
      (all, { account, amount }) => all.set(account, (all.get(account) ?? 0) + Number(amount)),
      new Map(),
    )
  const [voucher] = await keeping.received()
  expect(voucher?.date).toContain(day)
  // 500.00 by card for a booking, and 120.00 by card in the till for goods of tenants.
  expect(voucher && sums(voucher)).toEqual(
    new Map([
      [5820, 120],
      [5710, -120],
      [5720, 500],
      [1060, -500],
    ]),
  )
  await taken('late', 3_000)
  expect(await keeping.sendAll()).toMatchObject({ counts: { sent: 1 } })
  const [, late] = await keeping.received()
  expect(late && sums(late)).toEqual(
    new Map([
      [5820, 30],
      [5710, -30],
    ]),
  )
  expect(await keeping.sendAll()).toMatchObject({ counts: { sent: 0 } })
})
