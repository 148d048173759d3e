/** What the till sells becomes lines of tenants; what fits nothing waits for staff; nothing is lost or booked twice. */
import { beforeAll, expect, test } from 'vitest'
import { addToBalance } from '#functions/balances/table/balance.ts'
import { commit, TryAgain } from '#functions/kit/table.ts'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Thing } from '../../people/goods.ts'
import { type Clearing, counterOf, type Line, linesOf, setFee, thingsOf } from '../../people/sales.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const MARKET = 'sales'
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>
const { clearing, sold, statusOf, expectAddsUp } = counterOf(cloud, MARKET, () => staff)

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
  await setFee(MARKET, '100001', 20)
  await setFee(MARKET, '100002', 30)
})

test('Three discounts on a receipt: each tenant sees what was paid and their share; the things are sold', async () => {
  const [lamp] = await thingsOf(anna, '100')
  const [coat] = await thingsOf(bo, '100')
  await sold(
    [
      { number: lamp?.number, discount: { percentage: 20 } },
      { number: coat?.number, discount: { amount: 20 } },
    ],
    { discount: { percentage: 5 } },
  )
  expect((await linesOf(anna))[0]).toMatchObject({
    productNumber: lamp?.number,
    unitPrice: '100.00',
    quantity: 1,
    total: '76.00',
    share: '60.80',
  })
  expect((await linesOf(bo))[0]).toMatchObject({ total: '76.00', share: '53.20' })
  expect(await statusOf(lamp as Thing)).toBe(6)
  await expectAddsUp()
})

test.each([
  ['no number', { name: 'Kaffe', amount: '12.50' }, 'no_number'],
  ['nobody’s number', { number: 'loakb999999-1', amount: '50' }, 'unknown_number'],
  ['another market’s', { number: 'xyzkb100001-1', amount: '50' }, 'other_market'],
])('%s stands in the clearing list', async (_name, row, reason) => {
  const before = (await clearing()).length
  await sold([row])
  const after = await clearing()
  expect(after).toHaveLength(before + 1)
  expect(after.at(-1)).toMatchObject({ reason })
  await expectAddsUp()
})

test('Sold twice, two of one thing, half a thing', async () => {
  const [one, two, three, alike] = await thingsOf(anna, '10', '20', '30', '10')
  await sold([{ number: one?.number }, { number: one?.number }])
  await sold([{ number: two?.number, quantity: '2' }])
  await sold([{ number: three?.number, quantity: '0.5' }])
  expect((await clearing()).slice(-3)).toMatchObject([
    { number: one?.number, reason: 'sold_twice', amount: '10.00' },
    { number: two?.number, reason: 'more_than_one', amount: '20.00', quantity: '1' },
    { number: three?.number, reason: 'odd_quantity', amount: '15.00' },
  ])
  expect((await linesOf(anna)).slice(0, 2)).toMatchObject([{ total: '20.00' }, { total: '10.00' }])
  // Its tenant has another one like it: that may be what was sold.
  const twice = (await clearing()).find(line => line.reason === 'sold_twice' && line.number === one?.number)
  const { body } = await staff.call<Clearing>('GET', `clearing/${twice?.id}/`)
  expect(body.likely[0]).toMatchObject({ product: alike?.id, grade: 'maybe', for: ['price', 'receipt'] })
  const rest = (await clearing()).find(line => line.reason === 'more_than_one' && line.number === two?.number)
  const given = await staff.call('POST', `clearing/${rest?.id}/assign/`, { product: three?.id })
  expect(given.status).toBe(200)
  const numbers = (await linesOf(anna)).slice(0, 3).map(({ productNumber }) => productNumber)
  expect(numbers.toSorted(), 'the line whose rest it was is still there').toEqual(
    [one, two, three].map(thing => thing?.number).toSorted(),
  )
  await expectAddsUp()
})

test('Webhooks twice, late and never, and a receipt of forty things: each is sold once', async () => {
  const all = await thingsOf(bo, ...Array.from({ length: 40 }, (_, at) => String(at + 1)))
  await sold(
    all.map(({ number }) => ({ number })),
    { webhook: 'twice' },
  )
  const [late] = await thingsOf(bo, '99')
  await sold([{ number: late?.number }], { webhook: 'never' })
  await cloud.later(700)
  const before = (await linesOf(bo)).length
  await cloud.later(0)
  const found = await bo.call<{ results: Line[]; pagesCount: number }>('GET', 'sale_lines/')
  expect(found.body.pagesCount).toBe(2)
  expect(before).toBe(25)
  // Whomever else a tenant names, they see their own.
  const { body } = await bo.call<{ number: number; turnover: string }>(
    'GET',
    'sale_lines/summary/?customer=100001',
  )
  expect(body).toMatchObject({ number: 42, turnover: (76 + 820 + 99).toFixed(2) })
  await expectAddsUp()
})

test('Staff say what a line was: it is the tenant’s sale of its day, once; or they set it aside with a reason', async () => {
  const [lamp] = await thingsOf(anna, '80')
  await sold([
    { name: 'Lampe uden mærke', amount: '80' },
    { name: 'Kaffe', amount: '12' },
  ])
  const [unknown, coffee] = (await clearing()).slice(-2)
  const assigned = await staff.call('POST', `clearing/${unknown?.id}/assign/`, { product: lamp?.id })
  expect(assigned.status).toBe(200)
  expect((await linesOf(anna))[0]).toMatchObject({
    productNumber: lamp?.number,
    total: '80.00',
    share: '64.00',
  })
  expect(await statusOf(lamp as Thing)).toBe(6)
  const again = await staff.call('POST', `clearing/${unknown?.id}/assign/`, { product: lamp?.id })
  expect([again.status, again.body.detail]).toEqual([409, 'clearing_done'])
  await sold([{ number: lamp?.number, quantity: '-1' }])
  const back = (await clearing()).at(-1)
  expect(back).toMatchObject({ reason: 'return_unknown', amount: '-80.00' })
  const [other] = await thingsOf(anna, '80')
  const wrong = await staff.call('POST', `clearing/${back?.id}/assign/`, { product: other?.id })
  expect([wrong.status, wrong.body.detail]).toEqual([409, 'product_not_sold'])
  expect((await staff.call('POST', `clearing/${back?.id}/assign/`, { product: lamp?.id })).status).toBe(200)
  expect((await linesOf(anna))[0]).toMatchObject({
    productNumber: lamp?.number,
    total: '-80.00',
    share: '-64.00',
  })
  expect(await statusOf(lamp as Thing)).toBe(4)
  const aside = await staff.call('POST', `clearing/${coffee?.id}/set_aside/`, { reason: 'Café' })
  expect(aside.status).toBe(200)
  await cloud.idle()
  const left = (await clearing()).map(({ id }) => id)
  expect(left).not.toContain(unknown?.id)
  expect(left).not.toContain(coffee?.id)
  await expectAddsUp()
})

test('An answer is taken back: the sale is undone to the øre, the thing is for sale, and the line takes another answer', async () => {
  const [wrong, right] = await thingsOf(anna, '70', '70')
  await sold([{ name: 'Vase', amount: '65' }])
  const line = (await clearing()).at(-1)
  const answer = (verb: string, body?: object) => staff.call('POST', `clearing/${line?.id}/${verb}/`, body)
  for (const product of [wrong, right]) {
    expect((await answer('assign', { product: product?.id })).status).toBe(200)
    expect((await linesOf(anna))[0]).toMatchObject({ total: '65.00', share: '52.00' })
    expect(await statusOf(product as Thing)).toBe(6)
    expect((await answer('reopen')).body).toMatchObject({ state: 'open', answer: '' })
    expect((await linesOf(anna))[0]).toMatchObject({ total: '-65.00', share: '-52.00' })
    expect(await statusOf(product as Thing)).toBe(4)
    await expectAddsUp()
  }
  expect((await answer('set_aside', { reason: 'Tip' })).status).toBe(200)
  expect((await answer('reopen')).status).toBe(200)
  expect((await answer('assign', { product: right?.id })).status).toBe(200)
  await sold([{ number: right?.number, quantity: '-1' }])
  const back = (await clearing()).at(-1)
  const given = () => staff.call('POST', `clearing/${back?.id}/assign/`, { product: right?.id })
  expect((await given()).status).toBe(200)
  // 65 were paid for it and 70 given back.
  expect((await clearing()).at(-1)).toMatchObject({ reason: 'too_much_back', amount: '-5.00' })
  await expectAddsUp()
  expect((await staff.call('POST', `clearing/${back?.id}/reopen/`)).status).toBe(200)
  expect((await clearing()).at(-1)).toMatchObject({ id: back?.id, amount: '-70.00' })
  expect((await given()).status).toBe(200)
  const late = await answer('reopen')
  expect([late.status, late.body.detail]).toEqual([409, 'clearing_moved_on'])
  await expectAddsUp()
})

test('The receipt says what a line was: its neighbours, the number in its name, and who gets what', async () => {
  const [lamp, vase] = await thingsOf(anna, '80', '45')
  const [coat] = await thingsOf(bo, '45')
  await sold([{ number: lamp?.number }, { name: 'Diverse', amount: '45' }])
  const line = (await clearing()).at(-1)
  expect(line?.likely).toEqual([])
  const whole = (await staff.call<Clearing & { receipt: object }>('GET', `clearing/${line?.id}/`)).body
  expect(whole.receipt).toMatchObject({
    total: '125.00',
    lines: [
      { number: lamp?.number, paid: '80.00', isThis: false },
      { name: 'Diverse', paid: '45.00', isThis: true },
    ],
  })
  expect(whole.likely.find(({ product }) => product === vase?.id)).toMatchObject({
    grade: 'maybe',
    for: ['price', 'receipt'],
    share: '36.00',
  })
  const asCoat = (await staff.call('GET', `clearing/${line?.id}/products/${coat?.id}/`)).body
  expect(asCoat).toMatchObject({ share: '31.50', grade: 'maybe', for: ['price'] })
  await sold([{ name: `Frakke ${coat?.number}`, amount: '40' }])
  const typed = (await clearing()).at(-1)
  expect(typed?.likely).toMatchObject([{ product: coat?.id, grade: 'most', share: '28.00' }])
  const ofDay = await staff.call<{ results: Clearing[] }>('GET', `clearing/?date=${typed?.date}`)
  expect(ofDay.body.results.map(({ id }) => id)).toContain(typed?.id)
  const otherDay = await staff.call<{ results: Clearing[] }>('GET', 'clearing/?date=2020-01-01')
  expect(otherDay.body.results).toEqual([])
})

test('Another currency is no amount of a tenant’s and none of the till’s day, which says it; it is set aside', async () => {
  const [lamp] = await thingsOf(anna, '10')
  const [before] = await readTillDays(MARKET, 31)
  await sold([{ number: lamp?.number, amount: '1000' }], { currency: 'EUR' })
  const line = (await clearing()).at(-1)
  expect(line).toMatchObject({ reason: 'other_currency', currency: 'EUR' })
  const answer = (verb: string, body?: object) => staff.call('POST', `clearing/${line?.id}/${verb}/`, body)
  const refused = await answer('assign', { product: lamp?.id })
  expect([refused.status, refused.body.detail]).toEqual([409, 'clearing_currency'])
  for (const verb of ['set_aside', 'reopen', 'set_aside'])
    expect((await answer(verb, verb === 'reopen' ? undefined : { kind: 'test' })).status).toBe(200)
  expect((await readTillDays(MARKET, 31))[0]).toEqual({ ...before, currencies: { EUR: 1 } })
  const { days } = (await staff.call<{ days: object[] }>('GET', 'till/')).body
  expect(days[0]).toMatchObject({ otherCurrencies: [{ currency: 'EUR', receipts: 1 }] })
})

test('The till’s day has tips, rounded cash and tenders apart, and what was set aside by its kind', async () => {
  const today = async () => {
    const [day] = await readTillDays(MARKET, 31)
    const { tips = 0, rounding = 0, tenders = {}, asides = {} } = day ?? {}
    return { tips, rounding, cash: tenders.IZETTLE_CASH ?? 0, card: tenders.IZETTLE_CARD ?? 0, asides }
  }
  const before = await today()
  const payments = [
    { type: 'IZETTLE_CASH', amount: '20' },
    { type: 'IZETTLE_CARD', amount: '38' },
  ]
  await sold([{ name: 'Gavekort', amount: '47.75' }], { serviceCharge: '10', payments })
  const line = (await clearing()).at(-1)
  const answer = (verb: string, body?: object) => staff.call('POST', `clearing/${line?.id}/${verb}/`, body)
  const after = await today()
  const { cash, card } = before
  expect(after).toEqual({
    ...{ tips: before.tips + 1_000, rounding: before.rounding + 25 },
    ...{ cash: cash + 2_000, card: card + 3_800, asides: before.asides },
  })
  expect((await answer('set_aside', { kind: 'other' })).body).toEqual({ reason: ['required'] })
  expect((await answer('set_aside', {})).body).toEqual({ reason: ['required'] })
  expect((await answer('set_aside', { kind: 'gift' })).body).toEqual({ kind: ['invalid'] })
  const aside = await answer('set_aside', { kind: 'gift_card' })
  expect(aside.body).toMatchObject({ state: 'aside', kind: 'gift_card', answer: '' })
  expect(await today()).toEqual({ ...after, asides: { ...before.asides, gift_card: 4_775 } })
  expect((await answer('reopen')).body).toMatchObject({ state: 'open', kind: null })
  expect((await answer('set_aside', { reason: 'Til Ida' })).body).toMatchObject({
    kind: 'other',
    answer: 'Til Ida',
  })
  const { asides } = await today()
  expect([asides.gift_card, (asides.other ?? 0) - (before.asides.other ?? 0)]).toEqual([0, 4_775])
  await expectAddsUp()
})

test('A tenant whose sales are not settled, or whom the shop owes something, is not deleted, by staff or by themselves', async () => {
  const { call } = await writtenTenant(cloud, MARKET, {
    userNumber: '100009',
    name: 'Ny',
    email: 'ny@sales.example',
  })
  const number = 'loakb100009'
  const refundOf = await sold([{ number, amount: '50' }])
  const refused = await staff.call('DELETE', 'customers/100009/')
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { detail: 'in_use', usedBy: [{ kind: 'unsettled', id: '100009', name: '50.00' }], count: 1 },
  ])
  const deletion = async () => (await call('GET', 'customer/deletion/')).body
  expect(await deletion()).toMatchObject({ count: 0, goods: 0, unsettled: '50.00' })
  await sold([{ number, amount: '50', quantity: '-1' }], { refundOf })
  expect(await deletion()).toMatchObject({ unsettled: '0.00', balance: '0.00' })
  const rows = 'balance_transactions/100009/'
  expect((await staff.call('POST', rows, { type: 3, amount: '20' })).status).toBe(201)
  expect((await staff.call('DELETE', 'customers/100009/')).body).toMatchObject({
    usedBy: [{ kind: 'balance', id: '100009', name: '-20.00' }],
  })
  expect(await deletion()).toMatchObject({ unsettled: '0.00', balance: '-20.00' })
  expect((await staff.call('POST', rows, { type: 2, amount: '20' })).status).toBe(201)
  expect((await staff.call('DELETE', 'customers/100009/')).status).toBe(204)
  await expect(commit([addToBalance(MARKET, '100009', 1)])).rejects.toThrow(TryAgain)
})
