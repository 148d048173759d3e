/** What happens to a booking while it is handed on: money, mails and acts that come late or at the same moment. */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { handingOnAt, type Tenant } from '../../people/handing-on.ts'

const cloud = cloudForTests()
const MARKET = 'hand-on-meanwhile'

const on = handingOnAt(cloud, MARKET, 'hand-on-meanwhile.example')
const { staff, tenant, offerTo, show, accept, mailsTo, addressOf } = on

beforeAll(on.open, 60_000)

const holderOf = async ({ id }: Tenant) => (await staff.request(id)).customerEmail

/** What happens at the same moment as the acceptance. */
const RACES: [string, (anna: Tenant) => Promise<{ status: number }>][] = [
  ['taken back', on.takeBack],
  ['declined', async anna => on.decline(await on.linkTo(addressOf(`race-${anna.id}`), '/hand-over#'))],
  ['refunded by staff', ({ id }) => staff.refund(id, {})],
  [
    'extended',
    async anna => anna.as.call('POST', 'booking_request/reserve/', await staff.visitor.extensionOf(anna)),
  ],
]

for (const [what, act] of RACES)
  test(
    `Accepted while it is ${what}: it has one tenant, and its money one way`,
    () => on.acceptWhile(act),
    60_000,
  )

test('Money that comes late for an extension of the former tenant goes back: it is the friend’s shelf now', async () => {
  const anna = await tenant()
  const extension = (await staff.visitor.reserve(await staff.visitor.extensionOf(anna))).body
  const guest = {
    customerName: 'Anna',
    customerEmail: 'late@hand-on-meanwhile.example',
    customerPhone: '20 12 34 56',
  }
  const body = staff.visitor.checkout([extension], guest)
  const { paymentId, txId } = (await staff.visitor.init(body)).body
  await staff.visitor.close('cancel', txId, extension.cartToken)
  await staff.later(901)
  const token = await offerTo(anna, 'late')
  expect((await accept(token, (await show(token)).body)).status).toBe(204)
  await staff.visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  await staff.visitor.confirm(body, paymentId)
  await cloud.idle()
  expect(await staff.givenBack(txId)).toBe(extension.totalPrice)
  expect(await holderOf(anna)).toBe(addressOf('late'))
}, 60_000)

test('Money that comes late for an extension of a friend goes back once the friend has given the booking back', async () => {
  const [anna, mads] = [await tenant(), await tenant(9)]
  const given = await offerTo(anna, '', { email: mads.email })
  expect((await accept(given, (await show(given)).body)).status).toBe(204)
  const { cartToken: _, ...extending } = await mads.as.extensionOf(anna)
  const extension = (await mads.as.reserve(extending)).body
  const body = mads.as.checkout([extension], {})
  const { paymentId, txId } = (await mads.as.init(body)).body
  await mads.as.close('cancel', txId, extension.cartToken)
  await staff.later(901)
  const back = await offerTo({ as: mads.as, id: anna.id }, '', { email: anna.email })
  expect((await accept(back, (await show(back)).body)).status).toBe(204)
  await staff.visitor.pay(paymentId, 'approve', 'now')
  await cloud.idle()
  await mads.as.confirm(body, paymentId)
  await cloud.idle()
  expect(await staff.givenBack(txId)).toBe(extension.totalPrice)
  expect(await holderOf(anna)).toBe(anna.email)
}, 60_000)

test('A friend whose mail was late hears nothing of a booking that was refunded meanwhile', async () => {
  const anna = await tenant()
  await setFault(cloud, 'events', 'drop', 1)
  expect((await on.offer(anna, 'late-mail')).status).toBe(201)
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  expect((await staff.refund(anna.id, {})).status).toBe(200)
  await staff.later(901)
  expect(await mailsTo(addressOf('late-mail'))).toEqual([])
}, 60_000)

test('A mail about an acceptance that was late tells nobody of a booking that staff ended meanwhile, and is no dead letter', async () => {
  const anna = await tenant()
  const { userNumber } = (await anna.as.call<{ userNumber: string }>('GET', 'customer/')).body
  const dates = { dateStart: addDays(anna.dateStart, 30), dateEnd: addDays(anna.dateStart, 36) }
  const body = { shelf: anna.shelf.id, customer: userNumber, status: 2, price: '249.00', ...dates }
  const booked = (await staff.call<ShelfBooking>('POST', 'shelf_bookings/', body)).body
  const deleted = await offerTo({ as: anna.as, id: booked.id }, 'ends')
  const refunded = await offerTo(anna, 'ends-too')
  const dead = async () => {
    const { body } = await cloud.call<{ name: string; dead: number }[]>('GET', '/local/queues/')
    return body.find(({ name }) => name === 'messages-dead')?.dead
  }
  const before = await dead()
  const shown = [(await show(deleted)).body, (await show(refunded)).body] as const
  await setFault(cloud, 'events', 'drop')
  expect((await accept(deleted, shown[0])).status).toBe(204)
  expect((await accept(refunded, shown[1])).status).toBe(204)
  // The bus takes what is emitted a moment later.
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  expect((await staff.call('DELETE', `shelf_bookings/${booked.id}/`)).status).toBe(204)
  expect((await staff.refund(anna.id, {})).status).toBe(200)
  await staff.later(901)
  const mails = [...(await mailsTo(addressOf('ends'))), ...(await mailsTo(addressOf('ends-too')))]
  expect(mails.filter(({ subject }) => subject.includes('er nu din'))).toEqual([])
  expect(await dead()).toBe(before)
}, 60_000)
