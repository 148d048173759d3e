/** A tenant hears that something was sold: by a push, together with what follows, and by a mail in the morning. */
import { beforeAll, expect, test } from 'vitest'
import { passwordChanged } from '#events/identity.ts'
import { pushDue, salesMailDue } from '#events/messages.ts'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { emit, envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import onPushDue from '#functions/messages/notices/on-push-due.ts'
import onSalesMailDue from '#functions/messages/notices/on-sales-mail-due.ts'
import { readNotices } from '#functions/messages/table/notices.ts'
import { dayIn } from '#shared/kit/day.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { goodsMarket, logInAgain } from '../../people/goods.ts'
import { browsersOf, hearingOf, quietNow, secondsUntil } from '../../people/hearing.ts'
import { setFee } from '../../people/sales.ts'
import { tillOf } from '../../people/till.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'sale-notices'
const TENANTS = { anna: '100001', bo: '100002', cleo: '100003', dina: '100004' }
const till = tillOf(cloud, MARKET)
const browsers = browsersOf(cloud)
type People = Awaited<ReturnType<typeof goodsMarket<keyof typeof TENANTS>>>
let people: People
let anna: ReturnType<typeof hearingOf>
let phone: { endpoint: string }
/** The numbers of what Anna has for sale. */
let stock: string[]
let coat: string

beforeAll(async () => {
  people = await goodsMarket(cloud, MARKET, TENANTS)
  await setFee(MARKET, TENANTS.anna, 20)
  anna = hearingOf(people.anna)
  phone = await browsers.subscribe((await anna.read()).publicKey)
  expect((await anna.add(phone)).status).toBe(200)
  await anna.atAllHours()
  const lamps = Array.from({ length: 22 }, (_, at) => ({ name: `Lampe ${at + 1}`, price: '10' }))
  stock = (await people.anna.completed(lamps)).products.map(({ number }) => number)
  coat = (await people.bo.completed([{ name: 'Frakke', price: '50' }])).products[0]?.number ?? ''
})

const later = async (seconds: number) => {
  await cloud.later(seconds)
  await logInAgain(cloud, MARKET, people, TENANTS)
}

const PAUSE_SECONDS = 601

/** Anna sells some of her things, which cost 10 each. Answers their numbers and the purchase. */
const sells = async (count = 1, ...others: string[]) => {
  const numbers = stock.splice(0, count)
  const purchase = await till.sell([...others, ...numbers].map(number => ({ number })))
  await cloud.idle()
  return { numbers, purchase }
}

const said = async (of = phone) => (await browsers.arrived(of)).map(({ message }) => message.body)

/** What arrives while something happens. */
const new_ = async (happens: () => Promise<unknown>, of = phone): Promise<string[]> => {
  const before = (await said(of)).length
  await happens()
  return (await said(of)).slice(before)
}

const mails = (to = `${TENANTS.anna}@${MARKET}.example`) => visitorOf(cloud, MARKET).mails(to)

test('A purchase is one push at once, with what this tenant gets of it; another tenant hears nothing', async () => {
  expect(await new_(() => sells(2, coat))).toEqual(['2 things sold, you get DKK 16.00'])
  const [{ message, topic } = { message: undefined }] = await browsers.arrived(phone)
  expect(message).toMatchObject({ title: 'Loppehjørnet', lang: 'en', tag: topic, market: MARKET })
})

test('Sales that follow within minutes are one push, and what comes back is none', async () => {
  expect(
    await new_(async () => {
      const { numbers, purchase } = await sells()
      await sells(2)
      await till.sell([{ number: numbers[0], quantity: '-1' }], { refundOf: purchase })
      await cloud.idle()
    }),
  ).toEqual([])
  expect(await new_(() => later(PAUSE_SECONDS))).toEqual(['3 things sold, you get DKK 24.00'])
  expect(await new_(() => later(PAUSE_SECONDS))).toEqual([])
})

test('What is sold in quiet hours comes at their end, as one', async () => {
  const quiet = await quietNow(cloud)
  await anna.choose(quiet)
  expect(
    await new_(async () => {
      await sells()
      await later(PAUSE_SECONDS)
      await sells()
    }),
  ).toEqual([])
  expect(await new_(async () => later(await secondsUntil(cloud, quiet.quietTo)))).toEqual([
    '2 things sold, you get DKK 16.00',
  ])
  await anna.atAllHours()
  await later(PAUSE_SECONDS)
})

test('A push that is wanted three times at once goes out once', async () => {
  const heard = await new_(async () => {
    await sells()
    const again = () => onPushDue.receive(envelope(MARKET, pushDue, { userNumber: TENANTS.anna }))
    await Promise.all([again(), again(), again()])
  })
  expect(heard).toEqual(['Lampe 8 sold, you get DKK 8.00'])
  await later(PAUSE_SECONDS)
})

test('An event that is lost, and a push service that is silent, delay the news and lose none', async () => {
  await setFault(cloud, 'events', 'drop')
  await sells(2)
  await setFault(cloud, 'events', 'off')
  await setFault(cloud, 'push', 'down', 1)
  expect(await new_(() => later(2 * PAUSE_SECONDS))).toEqual(['2 things sold, you get DKK 16.00'])
  await later(PAUSE_SECONDS)
})

test('A browser that has taken its yes back is forgotten; the others hear', async () => {
  const tablet = await browsers.subscribe((await anna.read()).publicKey)
  await anna.add(tablet)
  await browsers.unsubscribe(phone)
  expect(await new_(() => sells(), tablet)).toEqual(['Lampe 11 sold, you get DKK 8.00'])
  expect((await anna.read()).devices.map(({ endpoint }) => endpoint)).toEqual([tablet.endpoint])
  phone = tablet
  await later(PAUSE_SECONDS)
})

test.each([
  [{ endpoint: 'https://169.254.169.254/latest/meta-data' }, 'endpoint', 'push_service_unknown'],
  [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'p256dh', 'push_key_wrong'],
])('%j is refused', async (wrong, field, code) => {
  const { status, body } = await anna.add({ ...phone, ...wrong })
  expect([status, body]).toMatchObject([400, { [field]: [code] }])
})

test('Eleven browsers are ten: the oldest goes', async () => {
  const { publicKey } = await anna.read()
  const all = [phone]
  for (let count = 0; count < 10; count++) {
    const next = await browsers.subscribe(publicKey)
    await anna.add(next)
    all.push(next)
  }
  await anna.add(all.at(-1) ?? {})
  expect((await anna.read()).devices.map(({ endpoint }) => endpoint)).toEqual(
    all.slice(1).map(({ endpoint }) => endpoint),
  )
  phone = all.at(-1) ?? phone
})

test('Who has switched it off, or sees no sales, hears nothing', async () => {
  const setActive = async (isActive: boolean) =>
    commit(putCustomer(MARKET, { ...(await readCustomer(MARKET, TENANTS.anna)), isActive }))
  await setActive(false)
  expect(await new_(() => sells())).toEqual([])
  await setActive(true)
  await anna.remove()
  expect(await new_(() => sells())).toEqual([])
  await anna.add(phone)
})

test('Another password ends the pushes to the browsers of before, which may be a thief’s', async () => {
  const { publicKey } = await anna.read()
  const dina = hearingOf(people.dina)
  await dina.add(await browsers.subscribe(publicKey))
  // A browser that is added in this very moment would be one of the new session.
  await cloud.later(1)
  const changed = { kind: 'customer', username: TENANTS.dina, changedTs: nowSeconds() } as const
  await commit([emit(MARKET, passwordChanged, changed)])
  await cloud.idle()
  expect(await readNotices(MARKET, TENANTS.dina)).toMatchObject({ devices: [], wasAsked: false })
})

test('The mail of the morning says once what was sold and what came back since the last one', async () => {
  await anna.choose({ dailyMail: true })
  const before = (await mails()).length
  const { numbers, purchase } = await sells(2)
  await till.sell([{ number: numbers[1], quantity: '-1' }], { refundOf: purchase })
  await cloud.idle()
  expect(await mails()).toHaveLength(before)
  await later(await secondsUntil(cloud, '08:00'))
  const all = await mails()
  expect(all).toHaveLength(before + 1)
  const mail = all.at(-1)
  expect(mail?.subject).toBe('2 things sold at Loppehjørnet')
  for (const words of [
    '1 thing came back',
    'Lampe 14: DKK 8.00',
    'Lampe 15 (returned): -DKK 8.00',
    'in all: DKK 8.00',
  ])
    expect(mail?.text).toContain(words)
  const { now } = (await cloud.call<{ now: string }>('GET', '/local/clock/')).body
  const day = dayIn('Europe/Copenhagen', Date.parse(now))
  const due = envelope(MARKET, salesMailDue, { userNumber: TENANTS.anna, day })
  await Promise.all([onSalesMailDue.receive(due), onSalesMailDue.receive(due)])
  await later(86_400)
  expect(await mails()).toHaveLength(before + 1)
  await sells()
  await anna.choose({ dailyMail: false })
  await later(86_400)
  expect(await mails()).toHaveLength(before + 1)
})

test('The browsers of a customer go to the one into whom they were merged, and end with the account', async () => {
  const { publicKey } = await anna.read()
  const [ofCleo, ofDina] = [await browsers.subscribe(publicKey), await browsers.subscribe(publicKey)]
  await hearingOf(people.cleo).add(ofCleo)
  await hearingOf(people.cleo).choose({ dailyMail: true })
  await hearingOf(people.dina).add(ofDina)
  const customer = async (userNumber: string) =>
    (await people.staff.call<{ version: number }>('GET', `customers/${userNumber}/`)).body
  const versions = {
    version: (await customer(TENANTS.anna)).version,
    fromVersion: (await customer(TENANTS.cleo)).version,
  }
  const merge = { from: TENANTS.cleo, ...versions }
  expect((await people.staff.call('POST', `customers/${TENANTS.anna}/merge/`, merge)).status).toBe(200)
  expect((await people.staff.call('DELETE', `customers/${TENANTS.dina}/`)).status).toBe(204)
  await cloud.idle()
  const { devices, dailyMail } = await anna.read()
  expect(devices.map(({ endpoint }) => endpoint)).toEqual([phone.endpoint, ofCleo.endpoint])
  expect(dailyMail).toBe(true)
  const left = await Promise.all([TENANTS.cleo, TENANTS.dina].map(one => readNotices(MARKET, one)))
  expect(left.map(({ version }) => version)).toEqual([0, 0])
})
