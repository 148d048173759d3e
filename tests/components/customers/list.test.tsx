/** A list of staff, such as that of the customers: narrowed down, ordered and paged by its address, taken away as a file. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { button, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { Failed, stub } from '../stub.ts'
import { stubList } from './customer-app.ts'

const ROWS = 25
const ALL = 85

const customers = Array.from({ length: ALL }, (_, at) => ({
  ...CUSTOMER,
  userNumber: String(100_001 + at),
  name: at ? `Zacharias Nr${at}` : 'Anna Jensen',
  verified: at % 2 === 0,
  customerType: at % 5 === 0 ? ('business' as const) : ('private' as const),
}))

/** Answers the list as the server does. */
const stubCustomers = () => {
  stubList()
  return stub(staffCalls.list, ({ query }) => {
    const found = customers
      .filter(({ name }) => name.toLowerCase().includes(query.search ?? ''))
      .filter(({ verified }) => query.verified === undefined || String(verified) === String(query.verified))
      .filter(({ customerType }) => !query.customerType || customerType === query.customerType)
    const sorted = query.sort === 'number' ? found.toReversed() : found
    const pagesCount = Math.max(1, Math.ceil(sorted.length / ROWS))
    const at = Number(query.page ?? 1)
    return { results: sorted.slice((at - 1) * ROWS, at * ROWS), page: at, pagesCount }
  })
}

const rows = page.css('tbody tr')
const query = () => location.hash.split('?')[1] ?? ''

test('Search, filters, order and page stand in the address, and a reload or Back keeps what they show', async () => {
  stubCustomers()
  await openStaff('/customers')
  await seen(page.getByText('Anna Jensen'))
  expect(rows.elements()).toHaveLength(ROWS)
  await button('customers.userNumber').click()
  await seen(rows.first().getByText('100085'))
  expect(query()).toBe('sort=number')
  await page.getByRole('button', { name: 'Side 2' }).click()
  await seen(rows.first().getByText('100060'))
  expect(query()).toBe('sort=number&page=2')
  await expect.element(page.css('[role="status"]:focus')).toMatchTextContent('Side 2 af 4')
  expect(window.scrollY).toBe(0)
  await reload()
  await seen(rows.first().getByText('100060'))

  await page.getByLabelText(says('customers.search')).fill('zach')
  await expect.poll(query).toContain('search=zach')
  await page.getByLabelText(says('customers.approval')).selectOptions('true')
  await page.getByLabelText(says('customers.type')).selectOptions('business')
  await expect.poll(query).toContain('customerType=business')
  await seen(page.getByText('8 i alt'))
  history.back()
  await expect.poll(query).not.toContain('customerType')
  await seen(page.getByText('Side 1 af 2'))

  await page.getByLabelText(says('customers.search')).fill('nobody is called that')
  await seenText('customers.noneFound')
  await button('list.showAll').click()
  await seen(page.getByText('Side 1 af 4'))
})

test('A page that is not there becomes the last one, and a filter that is none is left out', async () => {
  stubCustomers()
  await openStaff('/customers?page=999&isActive=perhaps')
  await seen(page.getByText('Side 4 af 4'))
  await seen(page.css('button[aria-current="page"]').getByText('4'))
  await expect.poll(query).toContain('page=4')
})

test('A list that cannot be had says so, and comes with the next try', async () => {
  const list = stubCustomers()
  list.answer(new Failed(429, { detail: 'too_many_requests' }))
  await openStaff('/customers', { language: 'en', width: 390 })
  await seen(button('kit.tryAgain'))
  list.answer({ results: [CUSTOMER], page: 1, pagesCount: 1 })
  await button('kit.tryAgain').click()
  await seen(page.getByText('Anna Jensen'))
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
