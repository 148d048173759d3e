/** Input that is left unsaved, and the end of a session meanwhile. A customer's form stands for every form. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { sessionCalls } from '#shared/identity/session-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { stubCustomer, stubList } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { button, field, gone, goneText, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

const ADDRESS = '#/customers/100001'
const question = page.getByRole('dialog')
const logOut = page.getByRole('button', { name: /^Log ud/ })

const SESSION = {
  accessToken: 'new',
  refreshToken: 'new',
  expiresIn: 43_200,
  isAdmin: true,
  marketId: 'demo',
  username: 'admin',
  mustChangePassword: false,
}

/** Opens the list, and then the customer by the address, as one who types it. */
const openFromList = async () => {
  stubList()
  stub(sessionCalls.revoke, undefined)
  stub(visitorsCalls.list, NONE)
  await openStaff('/customers')
  await title('customers.listTitle')
  location.hash = ADDRESS
  await seen(field('name'))
}

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

/** Presses Back, and waits until the guard has returned to the page. */
const goBackAndReturn = () =>
  new Promise<void>(resolve => {
    let moves = 2
    const count = () => {
      moves -= 1
      if (moves) return
      window.removeEventListener('popstate', count)
      resolve()
    }
    window.addEventListener('popstate', count)
    history.back()
  })

test('Back while the question is open asks no second time, and the question goes with the page that is left', async () => {
  await openFromList()
  const leaves = async () => {
    expect(location.hash).toBe(ADDRESS)
    await button('form.leave').click()
    await title('customers.listTitle')
    await gone(question)
  }
  await field('phone').fill('+4520202020')
  await page.css('nav a[href$="/messages"]').click()
  await seen(question.getByText(says('form.leaveText')))
  await goBackAndReturn()
  await leaves()

  await page.getByRole('link', { name: 'Anna Jensen' }).click()
  await field('phone').fill('+4520202020')
  await goBackAndReturn()
  await seen(question)
  await goBackAndReturn()
  await leaves()
  await gone(question)
})

test('Wrong staff log-in blames shop, name and password alike', async () => {
  stub(visitorsCalls.list, NONE)
  const tries = stub(sessionCalls.logIn, refuse(identityRefusals.invalid_credentials))
  await openStaff('/login', { session: undefined })
  const fields = ['market_id', 'username', 'password'].map(field)
  for (const [at, one] of fields.entries()) await one.fill(['loppe', 'Admin', 'Admin-demo-1'][at] ?? '')
  await page.css('form button[type="submit"]').click()
  await seen(button('staff.wrongLogIn'))
  for (const one of fields) await expect.element(one).toHaveAttribute('aria-invalid', 'true')
  await fields[0]?.fill('demo')
  await goneText('staff.wrongLogIn')
  expect(tries.sent[0]?.body.market_id).toBe('loppe')
})

test('A link that staff open while logged out leads there after log-in; after log-out, the start page comes first', async () => {
  stubCustomer()
  stub(visitorsCalls.list, NONE)
  stub(sessionCalls.revoke, undefined)
  stub(sessionCalls.logIn, SESSION)
  await openStaff('/customers/100001', { session: undefined })
  const logIn = async () => {
    await field('market_id').fill('demo')
    await field('username').fill('admin')
    await field('password').fill('Admin-demo-1')
    await page.css('form button[type="submit"]').click()
  }
  await logIn()
  await seen(page.getByRole('heading', { level: 1, name: /^Anna/ }))
  expect(location.hash).toBe(ADDRESS)
  await logOut.click()
  await logIn()
  await expect.poll(() => location.hash).toBe('#/')
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
