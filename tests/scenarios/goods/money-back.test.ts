/** Money that goes back, and what is odd about a sale: a thing comes back, stays sold for less, or waits for staff. */
import { beforeAll, expect, test } from 'vitest'
import { readTillDays } from '#functions/tills/table/till-day.ts'
import { dayIn } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, type Thing } from '../../people/goods.ts'
import { counterOf, linesOf, setFee, thingsOf } from '../../people/sales.ts'

const cloud = cloudForTests()
const MARKET = 'money-back'
let anna: ReturnType<typeof goodsOf>
let bo: ReturnType<typeof goodsOf>
let staff: ReturnType<typeof goodsOf>
const { clearing, sold, statusOf, expectAddsUp } = counterOf(cloud, MARKET, () => staff)

beforeAll(async () => {
  ;({ anna, bo, staff } = await goodsMarket(cloud, MARKET, { anna: '100001', bo: '100002' }))
  await setFee(MARKET, '100001', 20)
  await setFee(MARKET, '100002', 30)
})

test('One of two comes back: its line is undone to the øre, the other stays sold, and it can be sold again', async () => {
  const [one, two] = await thingsOf(anna, '6.45', '10')
  const purchase = await sold([{ number: one?.number }, { number: two?.number }])
  await sold([{ number: one?.number, quantity: '-1' }], { refundOf: purchase })
  const [back] = await linesOf(anna)
  expect(back).toMatchObject({ productNumber: one?.number, quantity: -1, total: '-6.45', share: '-5.16' })
  expect(await Promise.all([one, two].map(thing => statusOf(thing as Thing)))).toEqual([4, 6])
  const own = (await anna.call<{ results: Thing[] }>('GET', 'products/')).body.results
  expect([one, two].map(thing => own.find(({ id }) => id === thing?.id))).toMatchObject([
    { soldFor: null },
    { soldFor: { paid: '10.00', share: '8.00', fee: 20 } },
  ])
  await sold([{ number: one?.number, quantity: '-1' }], { refundOf: purchase })
  expect((await clearing()).at(-1)).toMatchObject({
    number: one?.number,
    reason: 'return_unknown',
    amount: '-6.45',
  })
  await sold([{ number: one?.number }])
  expect(await statusOf(one as Thing)).toBe(6)
  await expectAddsUp()
})

test('A part of what was paid goes back: the thing stays sold, for less; then it comes back for the rest', async () => {
  const [lamp, vase] = await thingsOf(anna, '100', '12.50')
  const purchase = await sold([{ number: lamp?.number }, { number: vase?.number }])
  await sold([{ number: lamp?.number, quantity: '-1', amount: '50' }], { refundOf: purchase })
  expect((await linesOf(anna))[0]).toMatchObject({ quantity: 0, total: '-50.00', share: '-40.00' })
  expect(await statusOf(lamp as Thing)).toBe(6)
  // A till that gives an amount back without a number: staff say for which thing.
  await sold([{ name: `Prisafslag ${vase?.number}`, amount: '-2' }], { refundOf: purchase })
  const reduction = (await clearing()).at(-1)
  expect(reduction?.likely[0]).toMatchObject({ product: vase?.id, becomes: 'reduction', share: '-1.60' })
  expect((await staff.call('POST', `clearing/${reduction?.id}/assign/`, { product: vase?.id })).status).toBe(
    200,
  )
  expect((await linesOf(anna))[0]).toMatchObject({ quantity: 0, total: '-2.00', share: '-1.60' })
  expect(await statusOf(vase as Thing)).toBe(6)
  expect((await staff.call('POST', `clearing/${reduction?.id}/reopen/`)).status).toBe(200)
  expect((await linesOf(anna))[0]).toMatchObject({ quantity: 0, total: '2.00', share: '1.60' })
  await expectAddsUp()
  await sold([{ number: lamp?.number, quantity: '-1', amount: '50' }], { refundOf: purchase })
  expect((await linesOf(anna))[0]).toMatchObject({ quantity: -1, total: '-50.00', share: '-40.00' })
  expect(await statusOf(lamp as Thing)).toBe(4)
  await expectAddsUp()
})

test('More is given back than was paid: the thing comes back for what was paid, and staff say what the rest was', async () => {
  const [coat] = await thingsOf(bo, '200')
  const purchase = await sold([{ number: coat?.number, discount: { amount: 11.94 } }])
  await sold([{ number: coat?.number, quantity: '-1', amount: '200' }], { refundOf: purchase })
  expect((await linesOf(bo))[0]).toMatchObject({ quantity: -1, total: '-188.06' })
  expect(await statusOf(coat as Thing)).toBe(4)
  expect((await clearing()).at(-1)).toMatchObject({ reason: 'too_much_back', amount: '-11.94' })
  await expectAddsUp()
})

test('More is given back than for any one of them: each rest waits, and all of it can be taken back', async () => {
  const four = await thingsOf(bo, '100', '100', '100', '100')
  await sold(four.map(({ number }) => ({ number })))
  const before = await linesOf(bo)
  await sold([{ name: 'Retur', amount: '300', quantity: '-1' }])
  const given: string[] = []
  for (const { id } of four.slice(0, 3)) {
    const line = (await clearing()).at(-1)
    given.push(line?.id ?? '')
    expect((await staff.call('POST', `clearing/${line?.id}/assign/`, { product: id })).status).toBe(200)
    await expectAddsUp()
  }
  for (const line of given.toReversed())
    expect((await staff.call('POST', `clearing/${line}/reopen/`)).status).toBe(200)
  const all = await linesOf(bo)
  expect(all).toHaveLength(before.length + 6)
  expect(all.slice(0, 6).reduce((total, { total: one }) => total + Number(one), 0)).toBe(0)
  expect((await clearing()).at(-1)).toMatchObject({ id: given[0], amount: '-300.00' })
  await expectAddsUp()
})

test('A rest that was answered, taken back and waits anew can be answered like the first', async () => {
  const [one, two] = await thingsOf(bo, '100', '100')
  await sold([{ number: one?.number }, { number: two?.number }])
  await sold([{ name: 'Retur', amount: '200', quantity: '-1' }])
  const given = (await clearing()).at(-1)?.id
  const answer = async (line: string | undefined, product: string | undefined) =>
    expect((await staff.call('POST', `clearing/${line}/assign/`, { product })).status).toBe(200)
  const takeBack = async (line: string | undefined) =>
    expect((await staff.call('POST', `clearing/${line}/reopen/`)).status).toBe(200)
  for (const _time of [1, 2]) {
    await answer(given, one?.id)
    await answer(`${given}.rest`, two?.id)
    await takeBack(`${given}.rest`)
    await takeBack(given)
    await expectAddsUp()
  }
  expect(await Promise.all([one, two].map(thing => statusOf(thing as Thing)))).toEqual([6, 6])
})

test('What is sold for nothing is sold, and staff hear of it', async () => {
  const [bowl] = await thingsOf(bo, '40')
  await sold([{ number: bowl?.number, amount: '0' }])
  expect((await linesOf(bo))[0]).toMatchObject({ quantity: 1, total: '0.00' })
  expect(await statusOf(bowl as Thing)).toBe(6)
  expect((await clearing()).at(-1)).toMatchObject({ reason: 'for_nothing', amount: '0.00' })
})

test('Where the shop bears what the till takes off, the tenant has the share of the whole price', async () => {
  const { status } = await staff.call('PATCH', `markets/${MARKET}/`, { shopBearsTillDiscount: true })
  expect(status).toBe(200)
  const [lamp, vase] = await thingsOf(anna, '100', '100')
  await sold([{ number: lamp?.number, discount: { percentage: 20 } }])
  expect((await linesOf(anna))[0]).toMatchObject({ total: '80.00', share: '80.00' })
  await sold([{ name: 'Vase', amount: '90' }])
  const line = (await clearing()).at(-1)
  await staff.call('POST', `clearing/${line?.id}/assign/`, { product: vase?.id })
  expect((await linesOf(anna))[0]).toMatchObject({ total: '90.00', share: '80.00' })
  await expectAddsUp()
})

test('A till whose clock is wrong: what it sells waits for staff, on the day on which it was heard of', async () => {
  const ofWrong = await thingsOf(anna, '10', '20')
  const now = Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)
  for (const [at, days] of [400, -730].entries()) {
    const said = new Date(now + days * 86_400_000).toISOString()
    await sold([{ number: ofWrong[at]?.number }], { at: said })
    expect((await clearing()).at(-1)).toMatchObject({
      number: ofWrong[at]?.number,
      reason: 'wrong_clock',
      date: dayIn('Europe/Copenhagen', now),
    })
    expect(await statusOf(ofWrong[at] as Thing)).toBe(4)
  }
  await expectAddsUp()
  // The till itself says that these days were others.
  await cloud.later(86_400)
  for (const { told, total, misdated } of await readTillDays(MARKET, 31))
    if (told) expect(told.total).toBe(total - misdated)
})
