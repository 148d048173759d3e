/** Prices in a grid: two who change one, a reload, and offers. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { TYPES } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { stubPriceList } from './price-list.ts'

const openGrid = async () => {
  const list = stubPriceList()
  await openStaff('/booking/types')
  await title('pricelist.prices')
  await seen(page.css('[data-cell]').first())
  return list
}

const cell = (at: string, table = 0) => page.css('table').nth(table).css(`[data-cell="${at}"]`)
const focusOn = (at: string) => (cell(at).element() as HTMLElement).focus()
const save = (count: number) =>
  button(`pricelist.savePrices_${count === 1 ? 'one' : 'other'}`, { count: String(count) })

test('A price that another changes meanwhile is a choice, and nothing that was typed is lost', async () => {
  const { change, prices } = await openGrid()
  await cell('0 1').fill('333')
  await cell('0 2').fill('444')
  const name = cell('0 1').element().getAttribute('aria-label') ?? ''
  const changed = prices().find(
    ({ shelfType, bookingPeriod }) =>
      name.startsWith(`${TYPES.find(({ id }) => id === shelfType)?.name},`) &&
      name.endsWith(`, ${bookingPeriod.name}`),
  )
  change(changed?.shelfType ?? '', changed?.bookingPeriod.id ?? '', {
    price: '777.00',
    originalPrice: '777.00',
  })
  await save(2).click()
  await seenText('form.changedTitle')
  await expect.element(cell('0 1')).toHaveValue('333')
  await expect.element(save(2)).toBeDisabled()
  await page.getByLabelText(/^Tag det nye: 777,00/).click()
  await button('form.saveChosen').click()
  await seenText('pricelist.saved')
  await expect.element(cell('0 1')).toHaveValue('777,00')
  await expect.element(cell('0 2')).toHaveValue('444,00')
})

test('What is typed in the grid is there after a reload, and can be discarded', async () => {
  await openGrid()
  const before = (cell('1 2').element() as HTMLInputElement).value
  await cell('1 2').fill('555')
  await seen(save(1))
  await reload()
  await seenText('form.keptTitle')
  await expect.element(cell('1 2')).toHaveValue('555')
  await page
    .getByRole('status')
    .getByRole('button', { name: says('form.discard') })
    .click()
  await gone(save(1))
  await expect.element(cell('1 2')).toHaveValue(before)
  focusOn('1 2')
})

test('An offer on a price takes 1 to 100 per cent and dates in order, and says what is wrong', async () => {
  const { savedPrices } = await openGrid()
  focusOn('2 0')
  await press('{Alt>}{ArrowDown}{/Alt}')
  const percent = page.getByLabelText(says('pricelist.offerPercent'))
  await expect.element(percent).toHaveFocus()
  await press('101')
  await seenText('pricelist.percentRange')
  await expect.element(save(1)).toBeDisabled()
  await percent.fill('50')
  await page.getByLabelText(says('pricelist.offerFrom')).fill('2020-05-02')
  await page.getByLabelText(says('pricelist.offerTo')).fill('2020-05-01')
  await seenText('codes.discount_range')
  await expect.element(save(1)).toBeDisabled()
  await page.getByLabelText(says('pricelist.offerTo')).fill('2099-05-01')
  ;(percent.element() as HTMLElement).focus()
  await press('{Escape}')
  await expect.element(cell('2 0')).toHaveFocus()
  await save(1).click()
  await seenText('pricelist.saved')
  expect(savedPrices.sent[0]?.body[0]).toMatchObject({ discountPercent: 50 })
  await gone(save(1))
  await reload()
  await seen(cell('2 0'))
  focusOn('2 0')
  await expect.element(percent).toHaveValue('50')
  await expect.element(page.getByLabelText(says('pricelist.offerFrom'))).toHaveValue('02-05-2020')
  await expect.element(page.getByLabelText(says('pricelist.offerTo'))).toHaveValue('01-05-2099')
  await button('pricelist.removeOffer').click()
  await save(1).click()
  await seenText('pricelist.saved')
  await gone(button('pricelist.removeOffer'))
})
