/** A tenant reduces the whole shelf and sees first what it does; staff tick the sign. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { discountCalls } from '#shared/products/discount-calls.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { signCalls } from '#shared/products/sign-calls.ts'
import { SignTasks } from '#web/bookings/day/signs.tsx'
import { MARKET, NONE } from '../demo.ts'
import { button, field, renderScreen, says, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { startOnTuesday } from '../tuesday.ts'

startOnTuesday()

const ID = '01JXD1SC0VNT00000000000000'

test('The whole shelf is reduced on its last days, with a sign; what was given stands above the list and is taken back', async () => {
  stub(productCalls.listProducts, NONE)
  stub(productCalls.readProductsSummary, { inShop: { count: 54, total: '2890.00' }, sold: 0, handedOut: 0 })
  const previews = stub(discountCalls.previewDiscount, {
    ...{
      products: 52,
      kept: 2,
      now: '2700.00',
      after: '2025.00',
      shareNow: '2160.00',
      shareAfter: '1620.00',
    },
    ...{ labels: 0, labelsCost: '0.00' },
  })
  await openTenant('/products')
  const discounts = stub(discountCalls.listDiscounts, { ...NONE, shelfUntil: '2027-06-20', signs: true })
  await page.getByRole('button', { name: says('discounts.reduceShelf') }).click()
  await seen(field('percent'))
  // What the shop does was asked for with the list.
  await field('percent').fill('25')
  await button('discounts.lastDaysCount', { count: '3' }).click()
  await page.getByRole('checkbox', { name: says('discounts.onSign') }).click()
  await seenText('discounts.reducedCount_other', {
    count: '52',
    now: '2.700,00\u00a0kr.',
    after: '2.025,00\u00a0kr.',
  })
  await seenText('discounts.reducedKept_other', { count: '2' })
  const typed = { percent: '25', dateFrom: '2027-06-18', dateTo: '2027-06-20', onSign: true }
  expect(previews.sent.at(-1)?.body).toEqual(typed)
  const given = {
    ...{ id: ID, percent: 25, dateFrom: '2027-06-18', dateTo: '2027-06-20', sheet: null, onSign: true },
    ...{ products: 52, removable: true },
  }
  const added = stub(discountCalls.addDiscount, given)
  discounts.answer({ ...NONE, results: [given], shelfUntil: '2027-06-20', signs: true })
  await button('goods.giveDiscount').click()
  await expect.poll(() => added.sent[0]?.body).toEqual({ ...typed, percent: 25 })
  await seenText('discounts.shelfDiscount', {
    percent: '25\u00a0%',
    from: '18-06-2027',
    to: '20-06-2027',
  })
  const removed = stub(discountCalls.removeDiscount, undefined)
  await button('discounts.takeBack').click()
  await expect.poll(() => removed.sent[0]?.params).toEqual({ id: ID })
})

test('Signs to hang stand on the day board, each with its shelf; a tick says who did it', async () => {
  const sign = {
    ...{ id: ID, task: 'hang' as const, percent: 25, dateFrom: '2027-06-15', dateTo: '2027-06-20' },
    ...{ shelf: 'A12', customer: '100001', name: 'Anna Jensen', done: null },
  }
  const signs = stub(signCalls.listSigns, {
    results: [sign],
    tillFile: [{ name: 'Før advent', begins: true }],
  })
  await renderScreen(<SignTasks />, { width: 1280, session: 'admin', context: { market: MARKET } })
  await seenText('day.signHang', { percent: '25\u00a0%', name: 'Anna Jensen' })
  await seenText('day.campaignBegins', { name: 'Før advent' })
  const done = { who: 'admin', at: '2027-06-15T08:01:00.000Z' }
  const ticked = stub(signCalls.tickSign, { done })
  signs.answer({ results: [{ ...sign, done }], tillFile: [] })
  await page.getByRole('checkbox').click()
  await expect.poll(() => ticked.sent[0]?.body).toEqual({ task: 'hang', done: true })
  await seenText('day.doneBy', { what: 'Hængt op', who: 'admin', when: '10:01' })
})
