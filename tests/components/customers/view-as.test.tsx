/** Staff look at what a tenant sees: the way in from the customer's page, and the notice above the tenant's screens. */
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { productCalls, tenantsProductCalls } from '#shared/products/product-calls.ts'
import { noteView } from '#web/kit/calls/view-address.ts'
import { viewing } from '#web/kit/calls/viewing.ts'
import { OWN, thing } from '../products/sheet-app.ts'
import { button, seenText } from '../screen.tsx'
import { Failed, stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { openCustomer } from './customer-app.ts'

afterEach(() => {
  viewing.clear()
  vi.restoreAllMocks()
})

const UNTIL = '2027-06-15T08:15:00.000Z'

test('The customer’s page opens the tenant’s own in another tab, once the view is noted', async () => {
  const replace = vi.fn()
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window)
  const opened = stub(staffCalls.viewAsTenant, { until: UNTIL })
  await openCustomer()
  await button('customer.viewAs').click()
  await expect.poll(() => opened.sent.length).toBe(1)
  await expect
    .poll(() => replace.mock.calls[0]?.[0])
    .toBe(`/user?market=demo&view=100001&until=${Date.parse(UNTIL)}#/`)
})

test('A view says whose it is and until when, sends no change, and says when the server has ended it', async () => {
  noteView({ marketId: 'demo', userNumber: '100001', until: Date.parse(UNTIL) })
  const lamp = { ...thing(2, 'Lampe', '100', { status: 5 }), ...OWN }
  stub(productCalls.readProduct, lamp)
  stub(tenantsProductCalls.listOwnProductHistory, {
    ...{ page: 1, pagesCount: 1, onSale: null, printed: null, results: [] },
  })
  const changes = stub(productCalls.changeProduct, lamp)
  await openTenant('/products/100001-2', { me: { isActive: false } })
  await seenText('viewas.title', { name: 'Anna Jensen' })
  await seenText('viewas.text', { time: '10:15' })
  await button('goods.lowerNamed', { name: 'Lampe' }).click()
  await page.getByRole('button', { name: /^80,00.kr\., 20.% ned/ }).click()
  await seenText('codes.role_may_not')
  expect(changes.sent).toEqual([])
  stub(productCalls.readProduct, new Failed(403, { detail: 'permission_denied' }))
  await openTenant('/products/100001-3', { me: { isActive: false } })
  await seenText('viewas.endedTitle')
})
