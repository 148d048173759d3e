/** Staff say what the till has sold: in one press, by the receipt, by a search; set it aside; take it back. */

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { product } from '../products/staff-goods-app.ts'
import { button, field, gone, says, seen, seenText, title } from '../screen.tsx'
import { LOST, stub } from '../stub.ts'
import { LAMP, line, NEIGHBOUR, openClearing, stubClearing } from './clearing-app.ts'

const dialog = () => page.getByRole('dialog')
const GETS = { name: 'Anna Jensen', amount: '36,00\u00a0kr.' }

test('The likely product is given a line in one press that says who gets what, and it can be undone', async () => {
  const number = 'lopkb100001-52'
  const { assigns, reopens } = stubClearing(line('1', { number, reason: 'not_in_shop', likely: [LAMP] }))
  await openClearing()
  await title('clearing.title')
  await seenText('clearing.notInShop')
  await button('clearing.gets', { name: 'Anna Jensen' }).click()
  await seenText('clearing.allFit')
  expect(assigns.sent[0]?.body).toEqual({ product: LAMP.product })
  await page.getByRole('link', { name: says('clearing.assigned') }).click()
  await seen(page.getByRole('link', { name: says('clearing.was', { number }) }))
  await button('clearing.undoFor').click()
  await seenText('clearing.noneAssigned')
  expect(reopens.sent).toHaveLength(1)
})

test('The receipt and a search lead to the product; what follows stands below before anything is done', async () => {
  const near = { ...LAMP, grade: 'maybe' as const, for: ['price', 'receipt'] as const }
  const { assigns } = stubClearing(line('1', { likely: [] }), line('2', { likely: [] }))
  const { reads } = { reads: stub(clearingCalls.readClearing, wholeWith(near)) }
  const vase = product(7, 'Vase', { customer: '100002', customerName: 'Bodil Friis' })
  const searches = stub(productCalls.listProducts, { results: [vase], page: 1, pagesCount: 1 })
  stub(clearingCalls.weighClearing, {
    ...LAMP,
    product: vase.id,
    name: vase.name,
    customer: '100002',
    customerName: 'Bodil Friis',
    share: '31.50',
    commission: '13.50',
    grade: 'hardly',
    for: [],
    against: ['other_price'],
  })
  await openClearing()
  await button('clearing.findFor').first().click()
  await seen(dialog().getByText('Bamse, stor'))
  await seen(dialog().getByText(says('clearing.sameReceipt')))
  await seen(dialog().getByText(says('clearing.pickOne')))
  await dialog().getByRole('searchbox').fill('vase')
  await dialog().getByRole('radio', { name: /Vase/ }).first().click()
  await seen(dialog().getByText(says('clearing.otherPrice')))
  await seen(dialog().getByText(says('clearing.gets', { name: 'Bodil Friis', amount: '31,50\u00a0kr.' })))
  await dialog().getByRole('radio', { name: /Lampe/ }).click()
  await seen(dialog().getByText(says('clearing.gets', GETS)))
  await button('clearing.giveTo', { name: 'Anna Jensen' }).click()
  await gone(dialog())
  expect(assigns.sent[0]?.body).toEqual({ product: LAMP.product })
  expect(searches.sent[0]?.query).toEqual({ search: 'vase' })
  expect(reads.sent[0]?.params).toEqual({ id: 'zettle.p.1' })
})

const wholeWith = (...likely: (typeof LAMP | (Omit<typeof LAMP, 'for'> & { for: readonly string[] }))[]) => ({
  ...line('1'),
  likely: likely as (typeof LAMP)[],
  receipt: {
    number: '4418',
    total: '80.00',
    lines: [NEIGHBOUR],
  },
})

test('Where only the tenant is known they get the line, and it can be undone; its number already names them', async () => {
  const number = 'lopkb100001-999'
  const { assigns } = stubClearing(line('1', { number, reason: 'unknown_number' }))
  const { userNumber, name } = { userNumber: '100001', name: 'Anna Jensen' }
  const searches = stub(staffCalls.list, {
    results: [{ ...CUSTOMER, userNumber, name }],
    page: 1,
    pagesCount: 1,
  })
  stub(staffCalls.read, { ...CUSTOMER, userNumber, name, fee: 20 })
  await openClearing({ width: 390 })
  await button('clearing.findFor').click()
  await dialog().getByText(says('clearing.onlyTenant')).click()
  await seen(dialog().getByText(says('clearing.pickTenant')).last())
  await dialog()
    .getByRole('radio', { name: /Anna Jensen/ })
    .click()
  await seen(dialog().getByText(says('clearing.gets', GETS)))
  await button('clearing.giveTo', { name }).click()
  await gone(dialog())
  expect(assigns.sent[0]?.body).toEqual({ customer: userNumber })
  expect(searches.sent[0]?.query).toEqual({ search: userNumber })
  await page.getByRole('link', { name: says('clearing.assigned') }).click()
  await seen(page.getByRole('link', { name: says('clearing.wasOf', { number: userNumber }) }))
  await seen(button('clearing.undoFor'))
})

test('A product that is sold already cannot be chosen, and the reason stands at it', async () => {
  stubClearing(line('1', { likely: [LAMP] }))
  stub(clearingCalls.readClearing, wholeWith({ ...LAMP, grade: 'hardly', against: ['not_in_shop'] }))
  await openClearing({ width: 390 })
  await button('clearing.findFor').click()
  await dialog().getByRole('radio', { name: /Lampe/ }).click()
  await seen(dialog().getByText(says('clearing.isNotInShop')))
  await seen(dialog().getByText(says('clearing.cannotBe')))
  expect(button('clearing.giveTo').elements()).toHaveLength(0)
})

test('A colleague was faster: the dialog says what the line is now', async () => {
  const { change } = stubClearing(line('1', { likely: [LAMP] }))
  await openClearing()
  await button('clearing.findFor').click()
  await seen(button('clearing.giveTo', { name: 'Anna Jensen' }))
  change('zettle.p.1', { state: 'aside', answer: '', kind: 'cafe' })
  await button('clearing.giveTo').click()
  await seen(dialog().getByText(says('clearing.faster')))
  await seen(dialog().getByText(says('clearing.asideBecause', { reason: 'Café' })))
})

test('A line is set aside by its kind, with words where one likes; something else without a reason is not', async () => {
  const { asides } = stubClearing(line('1', { currency: 'EUR', reason: 'other_currency' }))
  await openClearing()
  expect(button('clearing.findFor').elements()).toHaveLength(0)
  await button('clearing.setAsideFor').click()
  const aside = dialog().getByRole('button', { name: says('clearing.setAside') })
  await aside.click()
  await seen(page.css('[id="reason-error"]'))
  await dialog()
    .getByRole('radio', { name: says('clearing.giftCard') })
    .click()
  await gone(page.css('[id="reason-error"]'))
  await field('reason').fill('Til Ida')
  await aside.click()
  await gone(dialog())
  expect(asides.sent.at(-1)?.body).toEqual({ kind: 'gift_card', reason: 'Til Ida' })
  await page.getByRole('link', { name: says('clearing.aside') }).click()
  await seen(page.getByText(says('clearing.asideBecause', { reason: 'Gavekort, Til Ida' })))
})

test('The lines of one day, and those of all; a list that cannot be read is asked for again', async () => {
  const { lists } = stubClearing(line('1'), line('2', { date: '2027-06-13', name: 'Kaffe' }))
  lists.answer(LOST)
  await openClearing({}, '?date=2027-06-13')
  await seen(button('kit.tryAgain'))
  stubClearing(line('1'), line('2', { date: '2027-06-13', name: 'Kaffe' }))
  await button('kit.tryAgain').click()
  await seen(page.getByText(/Kaffe/))
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
  await button('clearing.allDays').click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
})

test('Who may only look sees the lines and no answers', async () => {
  stubClearing(line('1', { likely: [LAMP] }))
  await openClearing({ role: 'bookkeeper' })
  await seenText('clearing.noNumber')
  expect(button('clearing.setAsideFor').elements()).toHaveLength(0)
  expect(button('clearing.gets').elements()).toHaveLength(0)
})
