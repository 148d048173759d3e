/** A month from the till to the books: each pair of totals agrees, is explained, or names what differs. */
import { expect, test } from 'vitest'
import { commit } from '#functions/kit/table.ts'
import { addToDay } from '#functions/tills/table/till-day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { keepingOf } from '../../people/keeping-books.ts'
import { payingOutOf, withBank } from '../../people/paying-out.ts'
import { settlingMarket } from '../../people/settling.ts'

const cloud = cloudForTests()
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }

interface AddsUp {
  steps: {
    name: string
    left: string
    right: string
    state: string
    reasons: { name: string; amount: string; count: number }[]
  }[]
  periods: { id: string; isWhole: boolean }[]
  owed: { balances: string; unsettled: string; total: string }
}

test('A month adds up step by step, and says at each what is left to do', async () => {
  const { market, settling } = await settlingMarket(cloud, 'adds-up')
  await withBank(market)
  const bank = payingOutOf(cloud, settling)
  const books = keepingOf(cloud, market, settling)
  const look = async (days: object = APRIL) => {
    await cloud.idle()
    const query = new URLSearchParams(days as Record<string, string>)
    const { status, body } = await settling.call<AddsUp>('GET', `payments_info/adds_up/?${query}`)
    expect(status).toBe(200)
    return { ...body, of: (name: string) => body.steps.find(step => step.name === name) }
  }
  // The till took 200.00, of which a line of 20.00 fits nothing.
  await commit([
    addToDay(
      market,
      { day: '2027-04-10', till: 'zettle', purchase: 'one' },
      { purchases: 1, total: 20_000, lines: 18_000, clearing: 2_000, tenders: { KORT: 20_000 } },
    ),
  ])
  // Without books of its own, a shop is not told that these lack something.
  expect((await look()).steps.map(({ name }) => name)).toEqual(['till', 'sales', 'balances', 'bank', 'sent'])
  await books.connect()
  await books.choose()
  const before = await look()
  expect(before.of('till')).toMatchObject({
    ...{ left: '200.00', right: '180.00', state: 'differs' },
    reasons: [{ name: 'clearing', amount: '20.00' }],
  })
  expect(before.of('sales')).toMatchObject({ left: '180.00', right: '0.00', state: 'explained' })
  expect(before.owed).toEqual({ balances: '0.00', unsettled: '144.00', total: '144.00' })

  const { id } = await settling.final(APRIL)
  const settled = await look()
  expect(settled.periods).toEqual([expect.objectContaining({ id, isWhole: true })])
  expect(settled.of('sales')).toMatchObject({ left: '180.00', right: '180.00', state: 'agrees' })
  expect(settled.of('balances')).toMatchObject({ left: '144.00', right: '144.00', state: 'agrees' })
  expect(settled.of('bank')).toMatchObject({
    ...{ left: '120.00', right: '0.00', state: 'differs' },
    reasons: [{ name: 'open', amount: '120.00', count: 1 }],
  })
  expect(settled.of('books')).toMatchObject({ left: '180.00', right: '0.00', state: 'differs' })
  expect(settled.owed).toEqual({ balances: '120.00', unsettled: '0.00', total: '120.00' })

  await bank.make(id)
  expect((await look()).of('sent')).toMatchObject({ state: 'differs', reasons: [{ name: 'not_uploaded' }] })
  await bank.upload((await bank.files())[0]?.id ?? '')
  await books.export(id)
  const done = await look()
  expect(done.steps.map(({ name, state }) => [name, state])).toEqual([
    ['till', 'differs'],
    ...['sales', 'balances', 'bank', 'sent', 'books'].map(name => [name, 'agrees']),
  ])
  const [sent] = await bank.list(id)
  await bank.returned(sent?.id ?? '')
  expect((await look()).of('bank')).toMatchObject({
    ...{ state: 'explained', reasons: [{ name: 'returned', amount: '120.00', count: 1 }] },
  })
  // Of a part of a period nothing is said as of the whole.
  const part = await look({ dateFrom: '2027-04-01', dateTo: '2027-04-15' })
  expect(part.periods).toEqual([expect.objectContaining({ id, isWhole: false })])
  const refused = await settling.call('GET', 'payments_info/adds_up/?dateFrom=2027-04-02&dateTo=2027-04-01')
  expect(refused.status).toBe(400)
})
