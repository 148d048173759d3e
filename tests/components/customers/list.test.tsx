/** A list of staff, such as that of the customers: narrowed down, ordered and paged by its address, taken away as a file. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CUSTOMER } from '../demo.ts'
import { button, reload, says, seen, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { Failed } from '../stub.ts'
import { ROWS, stubCustomers } from './list-app.ts'

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

test('A list that cannot be had says so, and comes with the next try', async () => {
  const list = stubCustomers()
  list.answer(new Failed(429, { detail: 'too_many_requests' }))
  await openStaff('/customers', { language: 'en', width: 390 })
  await seen(button('kit.tryAgain'))
  list.answer({ results: [CUSTOMER], page: 1, pagesCount: 1 })
  await button('kit.tryAgain').click()
  await seen(page.getByText('Anna Jensen'))
})
