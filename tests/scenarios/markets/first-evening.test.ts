/** A shop's first evening: what is still to be set up is true after each step, and what is off is refused. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { setSubscription } from '#functions/markets/operate.ts'
import type { SetUpPoint } from '#shared/bookings/set-up.ts'
import type { setUpCalls } from '#shared/bookings/staff-set-up-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'first-evening'
const PASSWORD = 'Et-godt-kodeord'
let token = ''

beforeAll(async () => {
  await cloud.call('POST', '/api/register_market/', {
    marketId: MARKET,
    visualName: 'Gemmestedet',
    country: 'dk',
    language: 'da',
    email: 'first@first-evening.example',
    username: 'signe',
    password: PASSWORD,
  })
  const logIn = { username: 'signe', password: PASSWORD, market_id: MARKET }
  token = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', logIn)).body.accessToken
})

const staff = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

type SetUp = Answer<typeof setUpCalls.readSetUp>

const setUp = (): Promise<SetUp> => staff<SetUp>('GET', 'set_up/')

const doneOf = ({ points }: SetUp): SetUpPoint[] =>
  points.filter(({ isDone }) => isDone).map(({ point }) => point)

const change = (body: object) => staff('PATCH', `markets/${MARKET}/`, body)

const week = (from: string | null, to: string | null) =>
  [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({ weekdayCode, fromHour: from, toHour: to }))

test('Each step of the first evening is done the moment it is, and undone when it is taken back', async () => {
  expect(doneOf(await setUp())).toEqual([])
  expect((await setUp()).points).toHaveLength(12)

  await change({ address: 'Vestergade 12', postalCode: '5000', city: 'Odense C' })
  expect(doneOf(await setUp())).toEqual(['address'])
  await change({ vatId: '12345674' })
  expect(doneOf(await setUp())).toEqual(['address', 'vat_id'])
  await change({ openingHours: week('10:00', '17:30') })
  expect(doneOf(await setUp())).toEqual(['address', 'vat_id', 'opening_hours'])

  const type = await staff<{ id: string }>('POST', 'shelf_types/', { name: 'Standard' })
  expect(doneOf(await setUp())).toEqual(['address', 'vat_id', 'opening_hours', 'shelf_types'])
  await staff('POST', 'shelves/', [
    { name: 'A1', type: type.id },
    { name: 'A2', type: type.id },
  ])
  expect(await setUp()).toMatchObject({
    shelves: 2,
    shelfTypes: [{ id: type.id, name: 'Standard', shelves: 2, prices: 0 }],
  })
  const { id: bookingPeriod } = await staff<{ id: string }>('POST', 'booking_periods/', { weeks: 1 })
  const price = (amount: string) =>
    staff('POST', 'shelf_period_prices/', [{ shelfType: type.id, bookingPeriod, price: amount }])
  await price('120')
  expect(doneOf(await setUp())).toContain('prices')
  expect((await setUp()).missing).toEqual(['card_account', 'terms', 'terms_shown'])

  const glass = await staff<{ id: string }>('POST', 'shelf_types/', { name: 'Glass' })
  expect(doneOf(await setUp())).not.toContain('prices')
  await staff('PUT', `shelf_types/${glass.id}/`, { isActive: false })
  expect(doneOf(await setUp())).toContain('prices')
  await price('0')
  expect(doneOf(await setUp())).not.toContain('prices')
  await price('120')

  await change({ paymentTerms: '<p>Bring it back.</p>' })
  expect(await setUp()).toMatchObject({ terms: { isWritten: true, isShown: false } })
  expect(doneOf(await setUp())).not.toContain('terms')
  await change({ showPaymentTerms: true })
  expect(doneOf(await setUp())).toContain('terms')
  await change({ defaultFee: '20', vatPercentNew: 25 })
  expect(await setUp()).toMatchObject({ sales: { defaultFee: 20, vatPercentNew: 25, till: '' } })
  expect(doneOf(await setUp())).toEqual(expect.arrayContaining(['commission', 'vat_new']))
  await change({ elavonAlias: `demo-alias-${MARKET}`, elavonKey: `sk_demo_${MARKET}` })
  expect(doneOf(await setUp())).not.toContain('card_account')
  await staff('POST', 'credentials/elavon/check/', {})
  const ready = await setUp()
  expect(ready.missing).toEqual([])
  expect(doneOf(ready)).toHaveLength(10)
  expect(doneOf(ready)).not.toContain('first_booking')

  const at = visitorOf(cloud, MARKET)
  const reserved = await at.reserveOne()
  await cloud.idle()
  expect(doneOf(await setUp())).not.toContain('first_booking')
  const { body } = await at.init(at.checkout([reserved], newGuest()))
  await at.pay(body.paymentId)
  await at.confirm({ bookingIds: [reserved.id], cartToken: reserved.cartToken }, body.paymentId)
  await cloud.idle()
  expect(doneOf(await setUp())).toHaveLength(11)
}, 60_000)

test('A market next door sees its own', async () => {
  await openMarket('first-evening-next', 2)
  const next = await staffToken(cloud, 'first-evening-next')
  const as = { market: 'first-evening-next', token: next }
  const { body } = await cloud.call<SetUp>('GET', '/api/admin/set_up/', undefined, as)
  expect(body.shelfTypes.map(({ name }) => name)).not.toContain('Glass')
  expect(doneOf(body)).not.toContain('first_booking')
})

test('Without online booking nine points are left, and nobody can reserve', async () => {
  await openMarket('first-evening-off', 4)
  const as = { market: 'first-evening-off', token: await staffToken(cloud, 'first-evening-off') }
  const points = async () =>
    (await cloud.call<SetUp>('GET', '/api/admin/set_up/', undefined, as)).body.points.length
  expect(await points()).toBe(12)
  await setSubscription('first-evening-off', { onlineBookingFeature: false })
  expect(await points()).toBe(9)
  const at = visitorOf(cloud, 'first-evening-off')
  const [price] = await at.prices()
  const reserve = async () =>
    at.reserve({ shelfPeriodPrice: price?.id, dateStart: await at.startDay(price?.id ?? '') })
  expect(await reserve()).toMatchObject({ status: 409, body: { detail: 'online_booking_off' } })
  await setSubscription('first-evening-off', { onlineBookingFeature: true })
  expect((await reserve()).status).toBe(201)
})

test('A market that books for its tenants itself refuses their carts and payments too, until it lets them', async () => {
  const market = 'first-evening-own'
  await openMarket(market, 4)
  const username = '900001'
  const email = 'ida-own@first-evening.example'
  const ida = { name: 'Ida', email, phone: '+4520123456', language: 'da' as const }
  await commit(newCustomer(market, { ...ida, userNumber: username, verified: true, createdTs: 1 }))
  await setPassword({ market, username }, PASSWORD, 'customers')
  const logIn = { username, password: PASSWORD, market_id: market }
  const { body } = await cloud.call<{ accessToken: string }>('POST', '/api/token/', logIn)
  const tenant = visitorOf(cloud, market, { token: body.accessToken })
  const reserved = await visitorOf(cloud, market).reserveOne()
  const own = await tenant.reserveOne()
  const as = { market, token: await staffToken(cloud, market) }
  const allow = (customerAccessToBooking: boolean) =>
    cloud.call('PATCH', `/api/admin/markets/${market}/`, { customerAccessToBooking }, as)
  const takeOver = () => tenant.call('POST', `${market}/reserve_update/`, { cartToken: reserved.cartToken })
  const pay = () => tenant.init({ bookingIds: [own.id], cartToken: own.cartToken, termsAccepted: true })
  const refused = { status: 409, body: { detail: 'not_enabled' } }
  await allow(false)
  expect(await takeOver()).toMatchObject(refused)
  expect(await pay()).toMatchObject(refused)
  await allow(true)
  expect((await takeOver()).status).toBe(200)
  expect((await pay()).status).toBe(200)
})
