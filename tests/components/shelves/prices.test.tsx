/** Staff keep what shelf types and services cost, in grids; a period that is deleted, and a type that is used. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { button, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { PERIODS, TYPES } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { LOST, stub } from '../stub.ts'
import { NO_OFFER, stubPriceList } from './price-list.ts'

const openGrid = async () => {
  const list = stubPriceList()
  await openStaff('/booking/types')
  await title('pricelist.prices')
  await seen(page.css('[data-cell]').first())
  return list
}

const cell = (at: string, table = 0) => page.css('table').nth(table).css(`[data-cell="${at}"]`)
const save = (count: number) =>
  button(`pricelist.savePrices_${count === 1 ? 'one' : 'other'}`, { count: String(count) })

const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('Staff type and paste prices in a grid, by keyboard alone, and save them at once', async () => {
  const { savedPrices } = await openGrid()
  await cell('0 0').fill('ti')
  await seenText('pricelist.noAmount')
  await expect.element(save(1)).toBeDisabled()
  await cell('0 0').fill('1.234,5')
  await press('{ArrowDown}')
  await expect.element(cell('1 0')).toHaveFocus()
  await press('{ArrowRight}')
  await expect.element(cell('1 1')).toHaveFocus()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(cell('1 0')).toHaveFocus()
  paste('71\t72,50\n81\t82')
  await expect.element(cell('1 1')).toHaveValue('72,50')
  await save(5).click()
  await seenText('pricelist.saved')
  await gone(save(5))
  expect(savedPrices.sent).toHaveLength(1)
  expect(savedPrices.sent[0]?.body).toHaveLength(5)
  await reload()
  await expect.element(cell('0 0')).toHaveValue('1234,50')
  await expect.element(cell('1 1')).toHaveValue('72,50')
})

test('When only the prices of shelves could be saved, it says so and keeps the rest', async () => {
  const { savedServices, saveServices } = await openGrid()
  savedServices.answer(LOST)
  await cell('1 3').fill('666')
  await cell('0 1', 1).fill('99')
  await save(2).click()
  await seenText('pricelist.halfSaved_one', { count: '1' })
  await seen(save(1))
  await expect.element(cell('0 1', 1)).toHaveValue('99')
  await expect.element(cell('1 3')).toHaveValue('666,00')
  savedServices.answer(saveServices)
  await save(1).click()
  await gone(save(1))
  await expect.element(cell('0 1', 1)).toHaveValue('99,00')
})

const open = async (path: string, language: 'da' | 'de' = 'da') => {
  const list = stubPriceList()
  await openStaff(`/booking/${path}`, { language })
  return list
}

test('A period that no price uses is deleted, and the page says so', async () => {
  await open('periods')
  const removed = stub(priceListCalls.removePeriod, undefined)
  await button('pricelist.deleteNamed', { name: '4 uger' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('pricelist.delete') })
    .click()
  await seenText('pricelist.deleted', { name: '4 uger' })
  expect(removed.sent[0]?.params.id).toBe(PERIODS[2]?.id)
})

test('A type that is used is hidden instead of deleted', async () => {
  await open('types')
  const type = TYPES[2]
  if (!type) throw new Error('there is no type')
  stub(
    priceListCalls.removeType,
    refuse(kitRefusals.in_use, { usedBy: [{ kind: 'shelf', name: 'G1' }], count: 1 }),
  )
  const { id, name, description, image } = type
  const hidden = stub(priceListCalls.changeType, {
    ...NO_OFFER,
    id,
    name,
    description,
    image,
    isActive: false,
    shelves: 3,
    prices: 4,
    version: 2,
  })
  await button('pricelist.deleteNamed', { name: 'Glasskab' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: says('pricelist.delete') }).click()
  await dialog.getByRole('button', { name: says('pricelist.hide') }).click()
  await seenText('pricelist.hidden', { name: 'Glasskab' })
  expect(hidden.sent[0]?.params.id).toBe(id)
  expect(String(hidden.sent[0]?.body.isActive)).toBe('false')
})
