/** A question that is open when Back is pressed, and the log-in of staff. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { sessionCalls } from '#shared/identity/session-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { button, field, gone, goneText, says, seen, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { ADDRESS, logOut, openFromList, question, SESSION } from './leave-app.ts'

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
