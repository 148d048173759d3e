/** The forms of the price list: what is wrong in them, the names of a period, two who change one, and Escape. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { button, errorAt, field, press, seen, seenText, title } from '../screen.tsx'
import { PERIODS } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'
import { stubPriceList } from './price-list.ts'

const open = async (path: string, language: 'da' | 'de' = 'da') => {
  const list = stubPriceList()
  await openStaff(`/booking/${path}`, { language })
  return list
}

test('The forms say what is wrong with each field, and keep what was typed', async () => {
  await open('periods', 'de')
  await title('pricelist.periods')
  await button('pricelist.addPeriod').click()
  await seenText('codes.length_required')
  await field('months').fill('1,5')
  await button('pricelist.addPeriod').click()
  await seenText('pricelist.wholeNumber')
  await field('months').fill('13')
  await button('pricelist.addPeriod').click()
  await seenText('pricelist.longestPeriod', { most: '366' })
  await expect.element(field('months')).toHaveValue('13')
  await field('months').fill('')

  location.hash = '#/booking/services'
  await title('pricelist.services')
  await button('pricelist.addService').click()
  for (const id of ['name', 'price']) await expect.element(field(id)).toHaveAttribute('aria-invalid', 'true')
  await field('price').fill('-1')
  await field('discountPercent').fill('101')
  await field('discountValidFrom').fill('2030-02-02')
  await field('discountValidTo').fill('2030-02-01')
  await button('pricelist.addService').click()
  await seenText('pricelist.noAmount')
  await seenText('pricelist.percentRange')
  await seenText('codes.discount_range')
  await expect.element(field('price')).toHaveValue('-1')
  await expect.element(errorAt('price')).toBeVisible()
})

test('A period says its name in each language before it is added', async () => {
  await open('periods')
  await title('pricelist.periods')
  const added = stub(priceListCalls.addPeriod, {
    ...(PERIODS[2] as (typeof PERIODS)[number]),
    name: '3 uger',
    ownName: '',
    prices: 0,
    version: 1,
  })
  await field('weeks').fill('3')
  await seen(page.getByText(/3 uger · 3 Wochen · 3 weeks$/))
  await button('pricelist.addPeriod').click()
  await expect.poll(() => added.sent[0]?.body).toMatchObject({ weeks: 3 })
})

test('A change of a period that another made meanwhile is a choice', async () => {
  const [first] = PERIODS
  if (!first) throw new Error('there is no period')
  const period = versioned({ ...first, ownName: '', prices: 3, version: 1 })
  stubPriceList()
  stub(priceListCalls.listPeriods, () => ({ results: [period.now()], page: 1, pagesCount: 1 }))
  const saves = stub(priceListCalls.changePeriod, ({ body }) =>
    body.version === period.now().version
      ? period.change({ ...body, ownName: body.name ?? period.now().ownName })
      : refuse(kitRefusals.changed_meanwhile, { present: period.now() }),
  )
  await openStaff(`/booking/periods/${first.id}`)
  await field('days').fill('2')
  await field('name').fill('Tre og lidt')
  period.change({ name: 'Tre', ownName: 'Tre' })
  await button('pricelist.save').click()
  await seenText('form.keepMine', { value: 'Tre og lidt' })
  await button('form.saveChosen').click()
  await seenText('pricelist.thingSaved')
  await seen(page.getByRole('heading', { level: 1, name: 'Tre og lidt' }))
  await expect.element(field('days')).toHaveValue('2')
  expect(saves.sent.at(-1)?.body).toMatchObject({ name: 'Tre og lidt', days: 2, version: 2 })
})

test('Escape closes a question, and the focus is back at the button that asked it', async () => {
  await open('types')
  const opener = button('pricelist.deleteNamed').first()
  await seen(opener)
  ;(opener.element() as HTMLElement).focus()
  await press('{Enter}')
  const dialog = page.getByRole('dialog')
  await seen(dialog)
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await press('{Escape}')
  await expect.poll(() => dialog.elements().length).toBe(0)
  await expect.element(opener).toHaveFocus()
})
