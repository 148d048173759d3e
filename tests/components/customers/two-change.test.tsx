/** Two administrators change one customer (decision D30). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, says } from '../screen.tsx'
import { openCustomer, save } from './customer-app.ts'

const group = (label: string) => page.getByRole('radiogroup', { name: label })

test('The slower of two chooses field by field, and nothing else is lost', async () => {
  const { customer } = await openCustomer()
  await field('name').fill('Anna Slow')
  await field('phone').fill('40 50 60 71')
  customer.change({ name: 'Anna Fast', customerType: 'business' })
  await save()
  await expect.element(page.getByText(says('form.changedTitle'))).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(field('phone')).toBeDisabled()
  expect(page.getByRole('radiogroup').elements()).toHaveLength(2)
  await expect.element(group('Navn').getByLabelText('Behold dit: Anna Slow')).toBeChecked()
  await expect.element(group('Type').getByLabelText('Tag det nye: Erhverv')).toBeChecked()

  await button('form.saveChosen').click()
  await expect.element(page.getByText(says('customers.saved'))).toBeVisible()
  await expect.element(page.css('#main')).toHaveFocus()
  await expect.element(field('phone')).toBeEnabled()
  expect(customer.now()).toMatchObject({
    name: 'Anna Slow',
    phone: '40 50 60 71',
    customerType: 'business',
    version: 2,
  })
})

test('Who takes what the other saved goes on from there, and different fields do not meet', async () => {
  const { customer } = await openCustomer()
  await field('name').fill('Carla Slow')
  customer.change({ name: 'Carla Fast' })
  await save()
  await page.getByLabelText('Tag det nye: Carla Fast').click()
  await button('form.saveChosen').click()
  await expect.element(page.getByText(says('customers.saved'))).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carla Fast' })).toBeVisible()
  await expect.element(field('name')).toHaveValue('Carla Fast')
  expect(customer.now()).toMatchObject({ name: 'Carla Fast', version: 1 })

  customer.change({ phone: '+4540506072' })
  await field('name').fill('Carla Last')
  await save()
  await expect.element(page.getByLabelText('Tag det nye: +4540506072')).toBeChecked()
  await button('form.saveChosen').click()
  await expect.poll(customer.now).toMatchObject({ name: 'Carla Last', phone: '+4540506072' })
})
