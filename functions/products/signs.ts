/** The signs of discounts and campaigns: what staff hang and take down, and who did. */
import { isClosedBetween, LONGEST_CLOSED } from '#shared/bookings/open-days.ts'
import { addDays, type Day, dayIn } from '#shared/kit/day.ts'
import { isOpenOn } from '#shared/markets/hours.ts'
import { tillOf } from '#shared/markets/till.ts'
import { SIGN_DAYS, type SignTask, signTaskOn } from '#shared/products/discount.ts'
import { labelShelf } from '#shared/products/label-shelf.ts'
import type { signCalls } from '#shared/products/sign-calls.ts'
import { type Campaign, readCampaigns } from '../campaigns/table/campaign.ts'
import { readCustomers } from '../customers/table/customer.ts'
import { readLiveBookings } from '../customers/table/live-bookings.ts'
import { nowSeconds, todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { commit } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { type Discount, readDiscountsTo } from './table/discount.ts'
import { putSignTick, readSignTicks, removeSignTick, type SignTick } from './table/sign-tick.ts'

const shownDone = (tick: SignTick | undefined) => (tick ? { who: tick.who, at: tick.at } : null)

interface Sign {
  id: string
  percent: number
  from: Day
  to: Day
}

/** The task of a sign on a day, and who did it. A sign that was taken down before today is over. */
const taskOf = (sign: Sign, ticks: ReadonlyMap<string, SignTick>, market: Market) => {
  const today = todayIn(market)
  const tickOf = (task: SignTask) => ticks.get(`${sign.id}#${task}`)
  const task = signTaskOn(sign, today, tickOf('hang') !== undefined)
  const done = task && tickOf(task)
  if (!task || (task === 'take' && done && dayIn(market.timeZone, done.at * 1_000) < today)) return []
  return [{ ...shownSign(sign), task, done: shownDone(done) }]
}

const shownSign = ({ id, percent, from, to }: Sign) => ({ id, percent, dateFrom: from, dateTo: to })

/** The shelves of a tenant, and what they are called. */
const shelvesOf = async (market: Market, discounts: readonly Discount[]) => {
  const { marketId } = market
  const numbers = [...new Set(discounts.map(({ userNumber }) => userNumber))]
  const [tenants, bookings] = await Promise.all([
    readCustomers(marketId, numbers),
    Promise.all(numbers.map(number => readLiveBookings(marketId, number))),
  ])
  const today = todayIn(market)
  const typed = new Map(tenants.map(tenant => [tenant.userNumber, tenant]))
  return new Map(
    numbers.map((number, at) => {
      const { name = '', shelfNumber = '' } = typed.get(number) ?? {}
      return [number, { name, shelf: labelShelf(bookings[at]?.bookings ?? [], today, shelfNumber) }]
    }),
  )
}

/** Staff make the file on the day on which prices change, or on the next open day, if the shop opens within a month. */
const isDue = (market: Market, day: Day, today: Day): boolean =>
  day <= today &&
  day > addDays(today, 0 - LONGEST_CLOSED) &&
  isClosedBetween(addDays(day, -1), today, one => isOpenOn(market, one))

/** Where the till hears of prices by files alone, staff make a new one on the first day of a campaign and after its last. */
const filesDue = (market: Market, campaigns: readonly Campaign[], today: Day) =>
  tillOf(market) === undefined
    ? campaigns
        .filter(({ products }) => products > 0)
        .flatMap(({ name, from, to }) => {
          if (to >= today && isDue(market, from, today)) return [{ name, begins: true }]
          return isDue(market, addDays(to, 1), today) ? [{ name, begins: false }] : []
        })
    : []

/** The signs of today: two queries, the campaigns where the market has any, and two reads for each tenant with a sign. */
export const listSigns: Verb<typeof signCalls.listSigns> = async ({ market: id }) => {
  const market = await readMarket(id)
  const today = todayIn(market)
  const [discounts, ticks, campaigns] = await Promise.all([
    readDiscountsTo(id, addDays(today, 0 - SIGN_DAYS)),
    readSignTicks(id),
    market.campaigns ? readCampaigns(id) : [],
  ])
  const done = new Map(ticks.map(tick => [`${tick.id}#${tick.task}`, tick]))
  // What was taken back while its sign hangs ends before today.
  const ofTenants = discounts
    .filter(one => one.isOnSign && (!one.isRemoved || done.has(`${one.id}#hang`)))
    .map(one => (one.isRemoved && one.from <= today ? { ...one, to: addDays(today, -1) } : one))
  const ofShop =
    market.campaignLabels === 'sign' ? campaigns.filter(({ to }) => to >= addDays(today, 0 - SIGN_DAYS)) : []
  const tasks = ofTenants.flatMap(one =>
    taskOf(one, done, market).map(task => ({ ...task, of: one.userNumber })),
  )
  const shelves = await shelvesOf(
    market,
    ofTenants.filter(({ id: one }) => tasks.some(task => task.id === one)),
  )
  return {
    results: [
      ...ofShop.flatMap(one =>
        taskOf(one, done, market).map(task => ({ ...task, shelf: '', customer: null, name: one.name })),
      ),
      ...tasks.map(({ of, ...task }) => {
        const { name = '', shelf = '' } = shelves.get(of) ?? {}
        return { ...task, shelf, customer: of, name }
      }),
    ],
    tillFile: filesDue(market, campaigns, today),
  }
}

/** Notes that a sign hangs or was taken down, and by whom, or takes the note back. */
export const tickSign: Verb<typeof signCalls.tickSign> = async ({
  market,
  caller,
  params: { id },
  body: { task, done },
}) => {
  const tick = { id, task, who: caller.username, at: nowSeconds() }
  await commit([done ? putSignTick(market, tick) : removeSignTick(market, { id, task })])
  return { done: done ? shownDone(tick) : null }
}
