/** A tenant hands a coming booking to a friend: names change, money stays (decision 031). */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { told } from '../../cloud/told.ts'
import { handingOnAt } from '../../people/handing-on.ts'

const cloud = cloudForTests()
const MARKET = 'hand-on'
const on = handingOnAt(cloud, MARKET, 'hand-on.example')
const { staff, tenant, offer, offerTo, show, accept, mailsTo, addressOf, ownOf, loggedIn } = on

beforeAll(on.open, 60_000)

test('The friend accepts: every list has their name, and what was paid stays with who paid', async () => {
  const anna = await tenant()
  const note = 'Jeg skal giftes den uge.\nTag den endelig!'
  const token = await offerTo(anna, 'mette', { note })
  expect((await anna.own()).handOver).toMatchObject({ name: 'Mette', email: addressOf('mette') })
  // Staff see to whom, and not what the tenant wrote to the friend.
  const offered = { name: 'Mette', email: addressOf('mette'), until: expect.any(String) }
  const before = await staff.request(anna.id)
  expect([before.handOver, before.payer]).toEqual([offered, null])
  const inCalendar = await staff.call<ShelfBooking>('GET', `shelf_bookings/${anna.id}/`)
  expect(inCalendar.body.handOver).toEqual(offered)
  const [mail] = await mailsTo(addressOf('mette'))
  expect(mail?.subject).toContain(anna.name)
  for (const part of [note, anna.shelf.name, 'Lejen er betalt', 'Stil op fra'])
    expect(mail?.text).toContain(part)
  const shown = await show(token)
  expect(shown.body).toMatchObject({ from: anna.name, note, name: 'Mette', shelf: { id: anna.shelf.id } })
  expect(shown.body.withdrawableUntil).not.toBeNull()
  expect(JSON.stringify(shown.body)).not.toContain('mette@')

  expect((await accept(token, shown.body)).status).toBe(204)
  expect((await accept(token, shown.body)).status).toBe(204)
  expect(told(await show(token))[0]).toBe(409)

  const [toMette, toAnna] = [await mailsTo(addressOf('mette')), await mailsTo(anna.email)]
  expect(toMette.filter(({ subject }) => subject.includes('er nu din'))).toHaveLength(1)
  expect(toAnna.filter(({ subject }) => subject.startsWith('Mette har sagt ja'))).toHaveLength(1)
  const mette = await loggedIn(addressOf('mette'))
  const hers = await ownOf(mette, anna.id)
  expect(hers).toMatchObject({ isHandedOn: true, handOver: null, txId: null, customerName: 'Mette Munk' })
  expect(hers.can.withdraw).toEqual({ kind: null, until: null, why: 'withdrawal_of_payer' })
  const listOf = async (as: typeof mette) =>
    (await as.call<{ results: OwnBooking[] }>('GET', 'bookings/')).body.results.map(({ id }) => id)
  expect(await listOf(mette)).toEqual([anna.id])
  expect(await listOf(anna.as)).toEqual([])
  expect((await anna.as.call('GET', `booking_requests/${anna.id}/`)).status).toBe(404)

  const request = await staff.request(anna.id)
  expect(request).toMatchObject({
    customerName: 'Mette Munk',
    customerEmail: addressOf('mette'),
    handOver: null,
  })
  // The history says that Anna paid.
  expect(request.payer).toBe(before.customer)
  const plan = await staff.call('GET', `shelf_bookings/?dateStart=${anna.dateStart}&dateEnd=${anna.dateEnd}`)
  expect(JSON.stringify(plan.body)).toContain('Mette Munk')
  const history = JSON.stringify((await staff.call('GET', `audit/?kind=booking&id=${anna.id}`)).body)
  expect(history).toContain('handedOnAt')

  const documents = await mette.call<{ results: unknown[] }>('GET', `booking_requests/${anna.id}/documents/`)
  expect(documents.body.results).toEqual([])
  expect((await mette.call('GET', `payments/${anna.txId}/documents/`)).status).toBe(404)
  for (const method of ['GET', 'POST'])
    expect(
      (
        await mette.call<{ detail: string }>(
          method,
          `booking_requests/${anna.id}/withdrawal/`,
          method === 'POST' ? { amount: anna.totalPrice } : undefined,
        )
      ).body.detail,
    ).toBe('withdrawal_of_payer')
  const [inCart] = await staff.visitor.cart(anna.cartToken)
  expect(inCart).toMatchObject({ customer: null, customerEmail: null, customerName: null, txId: null })
  expect((await staff.visitor.reserve(await staff.visitor.extensionOf(anna))).status).toBe(404)
}, 60_000)

test('Who paid withdraws without a login: the friend hears of it, and the money goes to the card that paid', async () => {
  const anna = await tenant()
  const token = await offerTo(anna, 'mie')
  const { body } = await show(token)
  expect((await accept(token, body)).status).toBe(204)
  const wrong = await on.ask({ name: anna.name, reference: anna.txId, email: addressOf('mie') })
  expect(wrong.body.detail).toBe('withdrawal_no_match')
  expect(await on.quoteOf(anna)).toMatchObject({ amount: anna.totalPrice, isHandedOn: true })
  expect((await on.confirm(anna, anna.totalPrice)).status).toBe(200)
  const ended = (await mailsTo(addressOf('mie'))).filter(({ subject }) => subject.includes('er slut'))
  expect(ended).toHaveLength(1)
  expect(ended[0]?.text).not.toContain(anna.totalPrice)
  expect(await staff.givenBack(anna.txId)).toBe(anna.totalPrice)
  expect(await on.rangesOf(anna)).toEqual([])
}, 60_000)

test('A customer with that address gets the booking under their own name, and may give it back', async () => {
  const [anna, mads] = [await tenant(), await tenant(9)]
  const token = await offerTo(anna, '', { email: mads.email })
  expect((await accept(token, (await show(token)).body, { name: 'En Anden' })).status).toBe(204)
  expect(await ownOf(mads.as, anna.id)).toMatchObject({ isHandedOn: true, customerName: mads.name })
  const back = await offerTo({ as: mads.as, id: anna.id }, '', { email: anna.email })
  const seen = (await show(back)).body
  // The answer of a wrong number says nothing of who has an account.
  expect(told(await accept(back, seen, { phone: '1' }))).toEqual([400, { phone: ['invalid_phone'] }])
  expect((await accept(back, seen)).status).toBe(204)
  expect((await accept(back, seen)).status).toBe(204)
  const own = await anna.own()
  expect(own).toMatchObject({ isHandedOn: false, customerName: anna.name, txId: anna.txId })
  expect(own.can.withdraw.kind).toBe('withdrawal')
}, 60_000)

test('What cannot be handed on is refused, with the reason on the booking', async () => {
  const anna = await tenant()
  expect((await offer(anna, '', { email: anna.email })).body).toEqual({ email: ['hand_over_to_self'] })
  expect((await offer(anna, 'x', { note: 'x'.repeat(301) })).status).toBe(400)
  expect((await offer({ as: (await tenant()).as, id: anna.id }, 'x')).status).toBe(404)
  await offerTo(anna, 'first')
  expect(told(await offer(anna, 'second'))).toEqual([409, { detail: 'hand_over_open' }])
  expect((await on.takeBack(anna)).status).toBe(204)
  expect((await on.settings({ customerAccessToBooking: false })).status).toBe(200)
  expect(told(await offer(anna, 'second'))).toEqual([409, { detail: 'not_enabled' }])
  expect((await anna.own()).can.handOver).toEqual({ isPossible: false, why: 'not_enabled' })
  expect((await on.settings({ customerAccessToBooking: true })).status).toBe(200)
  const extension = await staff.visitor.reserve(await staff.visitor.extensionOf(anna))
  expect(extension.status).toBe(201)
  expect(told(await offer(anna, 'second'))).toEqual([409, { detail: 'extension_under_way' }])
  expect(addDays(anna.dateEnd, 1)).toBe(extension.body.dateStart)
}, 60_000)
