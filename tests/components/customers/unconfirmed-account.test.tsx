/** An account that a tenant has changed: on the page of its link, in their settings, and on the customer's page of staff. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountCalls } from '#shared/customers/account-calls.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import type { Language } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { myDataCalls } from '#shared/messages/my-data-calls.ts'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { button, field, gone, says, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { openVisitor } from '../visitor-app.tsx'
import { openCustomer } from './customer-app.ts'

const SINCE = '2027-06-12T10:00:00.000Z'
const ACCOUNT = { bankRegNumber: '0040', bankAccount: '0440116243', accountUnconfirmedSince: SINCE }
const LINK = { marketId: 'demo', email: 'anna@example.com', ends: '6243' }

const openLink = (language: Language = 'da') => openVisitor('/confirm-account#token=a.b', { language })

test('The link says which account it confirms, and confirms it with one press', async () => {
  stub(accountCalls.accountConfirmationData, LINK)
  const confirms = stub(accountCalls.confirmAccount, { detail: 'account_confirmed' })
  await openLink()
  await seenText('tenant.accountText', { market: 'Loppehjørnet', ends: '6243' })
  expect(confirms.sent).toEqual([])
  await button('tenant.accountConfirm').click()
  await seenText('tenant.accountDone', { market: 'Loppehjørnet' })
  expect(confirms.sent.map(({ body }) => body)).toEqual([{ token: 'a.b' }])
})

test.each([
  ['older', customerRefusals.account_changed_since, 'codes.account_changed_since'],
  ['expired', kitRefusals.link_invalid, 'codes.link_invalid'],
] as const)('A link that is %s says so, with the way to another mail', async (_what, reason, text) => {
  stub(accountCalls.accountConfirmationData, refuse(reason))
  await openLink('en')
  await seenText(text)
  await expect
    .element(page.getByRole('link', { name: says('tenant.accountNewLink') }))
    .toHaveAttribute('href', '/user#/settings')
})

test('A link that was used, also in another tab meanwhile, says that nothing is left to do', async () => {
  const reads = stub(accountCalls.accountConfirmationData, LINK)
  stub(accountCalls.confirmAccount, refuse(kitRefusals.link_used))
  await openLink('de')
  await seen(button('tenant.accountConfirm'))
  reads.answer(refuse(kitRefusals.link_used))
  await button('tenant.accountConfirm').click()
  await seenText('tenant.accountUsed')
})

test('The settings say that the account waits, send the mail again, and open at the account for who comes for it', async () => {
  const settings = { devices: [], publicKey: 'BKey', quietFrom: '21:00', quietTo: '08:00' }
  stub(noticeCalls.readNotices, { ...settings, dailyMail: false, wasAsked: false })
  stub(myDataCalls.readMyData, { job: null, startedOn: null, availableUntil: null })
  const mails = stub(accountCalls.mailAccountLink, undefined)
  await openTenant('/settings#bank', { me: ACCOUNT })
  await expect.element(page.getByRole('heading', { name: says('own.bank'), exact: true })).toHaveFocus()
  await seenText('own.accountWaiting', { ends: '6243', email: 'a••••@example.com' })
  await button('tenant.resend').click()
  await seenText('tenant.resent', { email: 'anna@example.com' })
  expect(mails.sent).toHaveLength(1)
})

const waits = { day: '12-06-2027', email: 'anna@example.com' }

test('Staff see since when the account waits, and confirm the one that they see after a question', async () => {
  const { customer } = await openCustomer({ ...CUSTOMER, ...ACCOUNT })
  const confirms = stub(staffCalls.confirmAccountByStaff, () =>
    customer.change({ accountUnconfirmedSince: null }),
  )
  await seenText('customer.accountWaits', waits)
  await field('city').fill('Skive')
  await button('customer.accountConfirm').click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText(says('customer.accountAsk', { ends: '6243' })))
  expect(confirms.sent).toEqual([])
  await dialog.getByRole('button', { name: says('customer.accountConfirm') }).click()
  await seenText('customer.accountConfirmed')
  await gone(button('customer.accountConfirm'))
  expect(confirms.sent).toMatchObject([{ params: { userNumber: '100001' }, body: { version: 0 } }])
  await expect.element(field('city')).toHaveValue('Skive')
})

test('Who has no right of money sees it and cannot confirm', async () => {
  await openCustomer({ ...CUSTOMER, ...ACCOUNT }, { role: 'staff' })
  await seenText('customer.accountWaits', waits)
  await gone(button('customer.accountConfirm'))
})
