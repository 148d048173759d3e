/** Price guidance: what like-named things were sold for, from eight sales of three tenants on. */
import { beforeAll, expect, test } from 'vitest'
import { todayIn } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import { bookReceipt } from '#functions/sales/receipt/book.ts'
import { addToGuide } from '#functions/sales/table/guide.ts'
import { addMonths, type Day } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, type goodsOf, logInAgain, type Thing } from '../../people/goods.ts'
import { counterOf } from '../../people/sales.ts'

const cloud = cloudForTests()
const MARKET = 'guidance'
const NEXT_DOOR = 'guidance-next-door'
const TENANTS = { anna: '100001', bo: '100002', ida: '100003' }
type Goods = ReturnType<typeof goodsOf>
let people: Record<keyof typeof TENANTS | 'staff', Goods>
let nextDoor: Record<'eva' | 'staff', Goods>
const { sold, clearing, statusOf } = counterOf(cloud, MARKET, () => people.staff)

beforeAll(async () => {
  people = await goodsMarket(cloud, MARKET, TENANTS)
  nextDoor = await goodsMarket(cloud, NEXT_DOOR, { eva: '100001' })
})

interface Told {
  sold: number
  low: string
  median: string
  high: string
  days: number | null
}

const guidance = async (of: Goods, query: string): Promise<Told | null> => {
  const { status, body } = await of.call<{ guidance: Told | null }>('GET', `price_guidance/?${query}`)
  expect(status).toBe(200)
  return body.guidance
}

const things = async (of: Goods, ...prices: number[]): Promise<Thing[]> =>
  (
    await of.completed(
      prices.map((price, at) => ({ name: `Blå jakke, str. ${90 + at}`, price: String(price) })),
    )
  ).products

const sell = (some: readonly Thing[]) => sold(some.map(({ number }) => ({ number })))

test('Eight sales of three tenants show what like-named things were sold for, and how long they stood', async () => {
  const { anna, bo, ida, staff } = people
  const of = {
    anna: await things(anna, 40, 50, 60, 60),
    bo: await things(bo, 60, 80, 60),
    ida: await things(ida, 60),
  }
  const dear = await things(ida, 900)
  await cloud.later(9 * 86_400)
  await logInAgain(cloud, MARKET, people, TENANTS)
  await sell(of.anna)
  await sell([...of.bo.slice(1), ...of.ida])
  expect(await guidance(anna, 'name=jakke'), 'seven of three tenants').toBeNull()
  await sell(of.bo.slice(0, 1))
  const told = { sold: 8, low: '50.00', median: '60.00', high: '60.00', days: 9 }
  expect(await guidance(bo, 'name=R%C3%B8d+Jakke+104')).toEqual(told)
  expect(await guidance(staff, 'name=jakke&customer=100002')).toEqual(told)
  expect(await guidance(staff, 'name=jakke')).toEqual(told)
  expect(await guidance(anna, 'name=jakke&type=2'), 'new goods are counted apart').toBeNull()
  expect(await guidance(anna, 'name=bukser')).toBeNull()
  expect(await guidance(anna, 'name=38')).toBeNull()
  await sell(dear)
  expect(await guidance(anna, 'name=jakke')).toMatchObject({ sold: 9, high: '80.00' })
})

test('Another market sees nothing of it', async () => {
  await logInAgain(cloud, NEXT_DOOR, nextDoor, { eva: '100001' })
  expect(await guidance(nextDoor.eva, 'name=jakke')).toBeNull()
  expect(await guidance(nextDoor.staff, 'name=jakke')).toBeNull()
})

test('A purchase that the till says again, or that is delivered again, does not count twice', async () => {
  const { anna } = people
  const before = (await guidance(anna, 'name=jakke'))?.sold ?? 0
  const [one] = await things(anna, 60)
  const purchase = await sold([{ number: one?.number }], { webhook: 'twice' })
  expect(await guidance(anna, 'name=jakke')).toMatchObject({ sold: before + 1 })
  // An event that is delivered once more, and two workers that have it at once.
  await Promise.all([1, 2].map(() => bookReceipt(MARKET, 'zettle', purchase)))
  await cloud.later(700)
  expect(await guidance(anna, 'name=jakke')).toMatchObject({ sold: before + 1 })
})

test('What comes back counts no more, what stays sold for less moves, and an answer of staff counts until it is taken back', async () => {
  const { anna, staff } = people
  const before = (await guidance(anna, 'name=jakke'))?.sold ?? 0
  const count = async () => (await guidance(anna, 'name=jakke'))?.sold
  const [back, cheaper, unknown] = await things(anna, 60, 60, 60)
  const purchase = await sold([{ number: back?.number }, { number: cheaper?.number }])
  expect(await count()).toBe(before + 2)
  await sold([{ number: back?.number, quantity: '-1' }], { refundOf: purchase })
  await sold([{ number: cheaper?.number, quantity: '-1', amount: '20' }], { refundOf: purchase })
  expect(await statusOf(cheaper as Thing)).toBe(6)
  expect(await count()).toBe(before + 1)
  await sold([{ name: 'Jakke uden mærke', amount: '60' }])
  const line = (await clearing()).at(-1)
  const answer = (verb: string, body?: object) => staff.call('POST', `clearing/${line?.id}/${verb}/`, body)
  expect((await answer('assign', { product: unknown?.id })).status).toBe(200)
  expect(await count()).toBe(before + 2)
  expect((await answer('reopen')).status).toBe(200)
  expect(await count()).toBe(before + 1)
})

test('A receipt of many lines counts each once, and after thirteen months nothing is said of it', async () => {
  const { anna, bo, ida } = people
  const hats = async (of: Goods, howMany: number) =>
    (await of.completed(Array.from({ length: howMany }, (_, at) => ({ name: `Hue ${at}`, price: '25' }))))
      .products
  await sell([...(await hats(anna, 16)), ...(await hats(bo, 6))])
  expect(await guidance(anna, 'name=hue'), 'many of two tenants').toBeNull()
  await sell(await hats(ida, 2))
  expect(await guidance(anna, 'name=hue')).toEqual({
    ...{ sold: 24, low: '25.00', median: '25.00', high: '25.00', days: 1 },
  })
  const old = (day: Day) =>
    Object.values(TENANTS).flatMap(userNumber =>
      Array.from({ length: 5 }, () => ({
        ...{ userNumber, type: 1 as const, name: 'Kande', day, paid: 2_500, daysForSale: 3, by: 1 as const },
      })),
    )
  const today = todayIn({ timeZone: 'Europe/Copenhagen' })
  const sellOn = async (day: Day) => {
    for (const write of addToGuide(MARKET, old(day))) await commit([write])
  }
  await sellOn(addMonths(today, -13))
  expect(await guidance(anna, 'name=kande')).toBeNull()
  await sellOn(addMonths(today, -12))
  expect(await guidance(anna, 'name=kande')).toMatchObject({ sold: 15 })
})
