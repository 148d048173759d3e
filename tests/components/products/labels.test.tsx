/** A completed sheet: on its way into the till, then its labels: which, on which paper, in a new tab or a link in place. */

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import {
  button,
  field,
  forward,
  gone,
  goneText,
  holdTimers,
  reload,
  says,
  seen,
  seenText,
} from '../screen.tsx'
import { stub } from '../stub.ts'
import { INTO_TILL, openSheet, thing } from './sheet-app.ts'

const URL = '/local/labels.pdf'

const PRINTED = [
  thing(1, 'Termostøvler', '80', { number: 'loakb100001-1', status: 5 }),
  thing(2, 'Regnjakke', '60', { number: 'loakb100001-2', status: 5, needsLabel: true }),
  thing(3, 'Hue', '25', { number: 'loakb100001-3', status: 6 }),
  thing(4, 'Lampe', '150', { number: 'loakb100001-4', status: 4, needsLabel: true }),
]

const QUOTA = { month: '2027-06', printed: 36, freeLabels: null, furtherLabelPrice: '0.00' }

const openLabels = async (
  tab: Window | null,
  quota: Partial<Answer<typeof sheetCalls.readLabelQuota>> = {},
  printedCount = 0,
  of: { printType?: 1 | 2; labelsToPrint?: string } = {},
) => {
  vi.spyOn(window, 'open').mockReturnValue(tab)
  stub(sheetCalls.readLabelQuota, { ...QUOTA, ...quota })
  const sheet = await openSheet({ status: 4, products: PRINTED, printedCount, ...of })
  const labels = stub(sheetCalls.postLabels, { url: URL, count: 2 })
  const prints = stub(sheetCalls.printSheet, () => sheet.set({ status: 5, printedCount: 1 }))
  await button('goods.printLabels').click()
  return { labels, prints }
}

const aTab = () => ({ opener: window, location: { replace: vi.fn() }, close: vi.fn() })

const print = () => page.getByRole('dialog').getByRole('button', { name: /^Åbn \d+ mærker?$/ })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('labels')
})

test('All labels open in a new tab, and the sheet is printed; the paper and the next free place are kept', async () => {
  const tab = aTab()
  const { labels, prints } = await openLabels(tab as unknown as Window)
  await field('layout').selectOptions('a4-12')
  await button('goods.beginAt', { place: '5' }).click()
  await field('offsetY').fill('0,5')
  await seenText('goods.actualSize')
  await print().click()
  await seenText('goods.tabOpened')
  expect(tab.location.replace).toHaveBeenCalledWith(URL)
  expect(labels.sent[0]?.body).toEqual({ layout: 'a4-12', start: '5', offsetX: '0', offsetY: '0,5' })
  expect(prints.sent).toHaveLength(1)
  await reload()
  await button('goods.printLabels').click()
  await expect.element(field('layout')).toHaveValue('a4-12')
  await expect.element(field('offsetY')).toHaveValue('0,5')
  await expect.element(button('goods.beginAt', { place: '7' })).toHaveAttribute('aria-pressed', 'true')
})

test('Each paper keeps its own place and offsets; the arrows move the first label', async () => {
  await openLabels(null)
  await field('offsetX').fill('1')
  await button('goods.beginAt', { place: '1' }).click()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(button('goods.beginAt', { place: '5' })).toHaveFocus()
  await seenText('goods.beginsAt', { place: '5' })
  await seenText('goods.onYourPage_other', { count: '3' })
  await field('layout').selectOptions('a4-8')
  await expect.element(field('offsetX')).toHaveValue('0')
  await button('goods.beginAt', { place: '7' }).click()
  await seen(page.getByText('2 mærker på dit ark. 1 på et nyt ark.'))
  await field('layout').selectOptions('a4-24')
  await expect.element(field('offsetX')).toHaveValue('1')
  await expect.element(button('goods.beginAt', { place: '5' })).toHaveAttribute('aria-pressed', 'true')
})

test('Before printing it says how many labels are free, and what the further ones cost', async () => {
  await openLabels(null, { freeLabels: 38, furtherLabelPrice: '0.50' })
  await seenText('goods.freeLeft', { left: '2', free: '38' })
  await seen(
    page.getByText(/Flere koster 0,50\skr\. stykket\. 0,50\skr\. koster det ene ud over de gratis\./),
  )
})

test('A test page opens for the chosen paper, and nothing counts as printed', async () => {
  const { labels, prints } = await openLabels(null)
  await field('layout').selectOptions('a4-8')
  await field('offsetY').fill('0,5')
  await button('goods.testPage').click()
  await expect.element(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', URL)
  expect(labels.sent[0]?.body).toMatchObject({ layout: 'a4-8', offsetY: '0,5', testPage: true })
  expect(prints.sent).toHaveLength(0)
})

test('Where the browser opens no tab, the link stands in place; only the changed ones are asked for', async () => {
  const { labels, prints } = await openLabels(null)
  await field('which').selectOptions('changed')
  await print().click()
  await seenText('goods.tabBlocked')
  await expect.element(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', URL)
  expect(labels.sent[0]?.body).toMatchObject({ labels: '2,4' })
  // Nobody has seen it yet: neither is it printed, nor does the place move on.
  expect(prints.sent).toHaveLength(0)
  await expect.element(button('goods.beginAt', { place: '1' })).toHaveAttribute('aria-pressed', 'true')
  page
    .getByRole('dialog')
    .getByRole('link')
    .element()
    .addEventListener('click', event => event.preventDefault())
  await page.getByRole('dialog').getByRole('link').click()
  await expect.poll(() => prints.sent.map(({ body }) => body)).toEqual([{ labels: '2,4' }])
  await expect.element(button('goods.beginAt', { place: '3' })).toHaveAttribute('aria-pressed', 'true')
})

test('Of a sheet that was printed before, those that need a label are chosen', async () => {
  await openLabels(aTab() as unknown as Window, {}, 1)
  await expect.element(field('which')).toHaveValue('changed')
})

test('The paper is of the kind that the tenant prints on, and the labels are those that staff noted; another paper may be chosen', async () => {
  const { labels } = await openLabels(null, {}, 1, { printType: 2, labelsToPrint: '1-2' })
  await expect.element(field('layout')).toHaveValue('roll')
  await expect.element(field('which')).toHaveValue('some')
  await expect.element(field('labels')).toHaveValue('1-2')
  await field('layout').selectOptions('a4-8')
  await print().click()
  await expect.poll(() => labels.sent[0]?.body).toMatchObject({ layout: 'a4-8', labels: '1-2' })
  await reload()
  await button('goods.printLabels').click()
  // This browser printed on A4 last, and this tenant prints on a roll.
  await expect.element(field('layout')).toHaveValue('roll')
})

test('Numbers that the sheet does not have are refused before anything opens', async () => {
  const { labels } = await openLabels(null)
  await field('which').selectOptions('some')
  await field('labels').fill('2,9')
  await print().click()
  await seen(page.getByText(says('codes.labels_missing')))
  expect(window.open).not.toHaveBeenCalled()
  await field('labels').fill('1-2')
  await print().click()
  await expect.poll(() => labels.sent.length).toBe(1)
  expect(labels.sent[0]?.body).toMatchObject({ labels: '1-2' })
})

const DONE = { state: 'done', done: 3, total: 3, counts: {}, isClosing: false } as const
const ON_THE_WAY = {
  status: 4,
  job: '01JXJ0B0000000000000000000',
  products: INTO_TILL,
  productsCount: 3,
} as const

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
