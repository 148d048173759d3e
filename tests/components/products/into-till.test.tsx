/** A tenant sees how far a completed sheet is on its way into the shop's till. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import { button, forward, gone, goneText, holdTimers, reload, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { INTO_TILL, openSheet } from './sheet-app.ts'

const DONE = { state: 'done', done: 3, total: 3, counts: {}, isClosing: false } as const
const ON_THE_WAY = { status: 4, job: '01JXJ0B0000000000000000000', products: INTO_TILL, productsCount: 3 }

test('The things go into the till by themselves: counted, found again by a reload, quietly when it takes long', async () => {
  holdTimers()
  const sheet = await openSheet(ON_THE_WAY)
  stub(jobsContract.read, DONE)
  await seenText('goods.inTillOf', { done: '1', total: '3' })
  await seenText('goods.intoTill')
  await reload()
  await seenText('goods.inTillOf', { done: '1', total: '3' })
  await forward(30_000)
  await seenText('goods.intoTillLong')
  // Labels wait for no till.
  await seen(button('goods.printLabels'))
  sheet.set({ products: INTO_TILL.map(one => ({ ...one, isInTill: true })) })
  await forward(15_000)
  await goneText('goods.intoTillLong')
})

test('What the till says no to is the shop’s to see: a tenant reads that it is, and not why', async () => {
  await openSheet({ ...ON_THE_WAY, products: INTO_TILL.slice(0, 2) }, { width: 390 })
  stub(jobsContract.read, DONE)
  await seenText('goods.notTaken_one', { count: '1' })
  await seenText('goods.notTakenText')
  expect(page.getByText('barcode exists').elements()).toHaveLength(0)
  await gone(page.getByRole('progressbar'))
})

test('A job that failed is gone on with', async () => {
  const sheet = await openSheet({ ...ON_THE_WAY, status: 3 })
  stub(jobsContract.read, { ...DONE, state: 'failed' })
  await reload()
  await seenText('goods.makingFailed')
  await button('kit.tryAgain').click()
  await expect.poll(() => sheet.completions.sent.length).toBe(1)
})
