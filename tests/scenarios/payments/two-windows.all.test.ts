/** Several card windows are open for one reservation, and answers, ends of holds and payments come late (D13). */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { env } from '#functions/kit/env.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { openExtension, openWindow, payIn, windowsOf } from '../../people/card-windows.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const at = visitorOf(cloud, 'windows-late')
const { expectHeld, twoWindows } = windowsOf(cloud, at)

beforeAll(() => openMarket('windows-late', 1))
afterEach(() => void vi.restoreAllMocks())

/** Resolves when the card provider is asked for something. */
const providerIsAsked = (): Promise<void> =>
  new Promise(resolve => {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
      if (String(given[0]).startsWith(env('ELAVON_API_URL'))) resolve()
      return send(...given)
    })
  })

test('A slow answer does not close the card window that a second click opened', async () => {
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], newGuest())
  await setFault(cloud, 'elavon', 'slow', 1)
  const asked = providerIsAsked()
  const slow = at.init(checkout)
  await asked
  const quick = await at.init(checkout)
  expect(quick.status).toBe(200)
  expect(await slow).toEqual(quick)
  await at.pay(quick.body.paymentId)
  await expectHeld(reserved, { checkout, paymentId: quick.body.paymentId })
})

test('The older window is paid while the newer one stays open: the shelf stays taken', async () => {
  const { reserved, first } = await twoWindows()
  await at.pay(first.paymentId)
  await expectHeld(reserved, first)
})

test('A late payment of an extension is refunded when another extension was bought', async () => {
  await openMarket('windows-longer', 3)
  const shop = visitorOf(cloud, 'windows-longer')
  const { guest, parent, reservation, late, window } = await openExtension(shop, 8)
  await cloud.later(901)
  await payIn(shop, await openWindow(shop, (await shop.reserve(reservation)).body))
  await payIn(shop, window)
  await cloud.idle()
  const statusOf = new Map((await shop.cart(parent.cartToken)).map(({ id, status }) => [id, status]))
  expect(statusOf.get(late.id)).toBe('refunded')
  expect(await shop.refundMails(guest.customerEmail)).toEqual([
    expect.stringContaining('efter at din reservation var udløbet'),
  ])
  const [extended] = await shop.cart(parent.cartToken)
  expect(extended?.childrenStatuses.toSorted()).toEqual(['paid', 'refunded'])
})

test('The same holds while nobody has noted yet that the first hold has ended', async () => {
  await openMarket('windows-unnoted', 6)
  const shop = visitorOf(cloud, 'windows-unnoted')
  const { guest, parent, reservation, late, window } = await openExtension(shop, 2)
  await shop.close('cancel', window.txId, late.cartToken)
  await setFault(cloud, 'events', 'drop')
  await cloud.call('POST', '/local/clock/', { advanceSeconds: 905 })
  await setFault(cloud, 'events', 'off')
  await payIn(shop, await openWindow(shop, (await shop.reserve(reservation)).body))
  await payIn(shop, window)
  await cloud.idle()
  const [extended] = await shop.cart(parent.cartToken)
  expect(extended?.childrenStatuses.filter(status => status === 'paid')).toHaveLength(1)
  expect(await shop.refundMails(guest.customerEmail)).toHaveLength(1)
})
