/** The list of customers by keyboard alone, and an address that names no page of it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, reload, seen, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stubCustomers } from './list-app.ts'

const rows = page.css('tbody tr')
const query = () => location.hash.split('?')[1] ?? ''

test('A page that is not there becomes the last one, and a filter that is none is left out', async () => {
  stubCustomers()
  await openStaff('/customers?page=999&isActive=perhaps')
  await seen(page.getByText('Side 4 af 4'))
  await seen(page.css('button[aria-current="page"]').getByText('4'))
  await expect.poll(query).toContain('page=4')
})

test('The customers are searched, ordered and paged by keyboard alone', async () => {
  stubCustomers()
  await openStaff('/customers')
  const isAt = (wanted: string) => {
    const at = document.activeElement
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent
    return (at?.getAttribute('aria-label') ?? label ?? '').trim().startsWith(wanted)
  }
  const tabTo = async (wanted: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await press('{Tab}')
      if (isAt(wanted)) return
    }
    throw new Error(`Tab never came to ${wanted}`)
  }
  await title('customers.listTitle')
  await tabTo('Kundenr.')
  await press('{Enter}')
  await seen(page.css('th[aria-sort="descending"]'))
  await tabTo('Side 3')
  await press('{Enter}')
  await expect.poll(query).toContain('page=3')
  await reload()
  await seen(rows.first())
  await tabTo('Søg på navn')
  await press('anna')
  await expect.poll(query).toContain('search=anna')
})
