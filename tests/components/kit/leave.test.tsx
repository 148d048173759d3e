/** Input that is left unsaved, and the end of a session meanwhile. A customer's form stands for every form. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { sessionCalls } from '#shared/identity/session-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { button, field, gone, goneText, reload, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { ADDRESS, logOut, openFromList, question, SESSION } from './leave-app.ts'

test('Back after a typed address and log-out ask before what was typed is lost', async () => {
  await openFromList()
  await field('name').fill('Typed Name')
  for (const leave of [() => history.back(), () => history.back(), () => logOut.click()]) {
    await leave()
    await button('form.stay').click()
    await gone(question)
    expect(location.hash).toBe(ADDRESS)
    await expect.element(field('name')).toHaveValue('Typed Name')
  }
  history.back()
  await button('form.leave').click()
  await title('customers.listTitle')
  history.forward()
  await field('name').fill('Typed Name')
  await logOut.click()
  await button('form.leave').click()
  await title('identity.adminTitle')
})

test('What was typed outlives a reload and the end of the session, and goes when it is discarded or saved', async () => {
  const { saves, customer } = stubCustomer()
  stub(visitorsCalls.list, NONE)
  stub(sessionCalls.logIn, SESSION)
  stub(sessionCalls.refresh, refuse(identityRefusals.invalid_grant))
  await openStaff(ADDRESS.slice(1))
  const name = field('name')
  await name.fill('Kept Name')
  await reload()
  await seenText('form.keptTitle')
  await expect.element(name).toHaveValue('Kept Name')

  saves.answer(refuse(commonRefusals.invalid_token))
  await button('customers.save').click()
  await title('identity.adminTitle')
  await field('username').fill('admin')
  await field('password').fill('Admin-demo-1')
  await page.css('form button[type="submit"]').click()
  await seenText('form.keptTitle')
  await expect.element(name).toHaveValue('Kept Name')

  await button('form.discard').click()
  await expect.element(name).toHaveValue('Anna Jensen')
  saves.answer(customer.save)
  await name.fill('Saved Name')
  await button('customers.save').click()
  await seenText('customers.saved')
  await reload()
  await expect.element(name).toHaveValue('Saved Name')
  await goneText('form.keptTitle')
})
