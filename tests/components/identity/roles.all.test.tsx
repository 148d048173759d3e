/** What the screens show of roles, and how they ask who one is before what an open session must not do alone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { staffCalls as customerCalls } from '#shared/customers/staff-calls.ts'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { StaffRole } from '#shared/kit/rights.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { openCustomer } from '../customers/customer-app.ts'
import { CUSTOMER } from '../demo.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, field, gone, says, seen, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

const ANNA = {
  username: 'anna',
  account: 'anna',
  email: 'anna@example.com',
  verified: true,
  isInvited: false,
  hasSecondFactor: false,
  role: 'owner' as StaffRole,
  version: 1,
  isSelf: false,
}

const OWN: Answer<typeof staffCalls.readOwn> = {
  username: 'boss',
  email: 'boss@example.com',
  newEmail: null,
  verified: true,
  userType: 1,
  role: 'owner',
  language: 'da',
  hasSecondFactor: true,
  recoveryCodesLeft: 10,
  version: 1,
}

const openCustomers = async (role: StaffRole) => {
  stub(customerCalls.list, { results: [], page: 1, pagesCount: 0 })
  stub(customerCalls.summary, { total: 0, unverified: 0, inactive: 0 })
  await openStaff('/customers', { role })
  await seen(page.getByRole('heading', { level: 1, name: says('customers.listTitle') }))
}
const newCustomer = () => page.getByRole('link', { name: says('customer.new') })
const newBooking = () => page.getByRole('link', { name: says('staff.newBooking') })

const openAdministrators = async () => {
  stub(settingsCalls.readSettings, SETTINGS)
  await openStaff('/settings/administrators')
}

test('Staff make customers and export none; a bookkeeper reads them', async () => {
  await openCustomers('staff')
  await seen(newCustomer())
  await gone(button('customers.export'))
})

test('A bookkeeper makes neither customers nor bookings', async () => {
  await openCustomers('bookkeeper')
  await gone(newCustomer())
  await gone(newBooking())
})

test.each([
  ['/settings/closing-days', 'bookkeeper'],
  ['/settings/administrators', 'staff'],
  ['/customers/new', 'bookkeeper'],
  ['/customers/import', 'staff'],
  ['/booking/periods/new', 'staff'],
  ['/booking/new', 'bookkeeper'],
] as const)('%s opens for no %s who comes by its address, and says for whom it is', async (path, role) => {
  stub(settingsCalls.readSettings, SETTINGS)
  await openStaff(path, { role })
  await seen(page.getByRole('link', { name: says('staff.toHome') }))
})

test('Staff see where the money of a customer goes and cannot type it; a bookkeeper can type nothing else', async () => {
  await openCustomer(CUSTOMER, { role: 'staff' })
  await expect.element(field('iban')).toBeDisabled()
  await expect.element(field('fee')).toBeDisabled()
  await expect.element(field('city')).toBeEnabled()
  await openCustomer(CUSTOMER, { role: 'bookkeeper' })
  await expect.element(field('iban')).toBeEnabled()
  await expect.element(field('name')).toBeDisabled()
})

test('Another role is asked about, and who one is when the log-in is long ago; then it goes on by itself', async () => {
  stub(staffCalls.listAdministrators, { results: [ANNA], page: 1, pagesCount: 1 })
  const changes = stub(staffCalls.changeRole, ({ body }) =>
    body?.proof === 'a proof' ? { ...ANNA, role: 'staff' as const } : refuse(kitRefusals.proof_needed),
  )
  stub(staffCalls.readOwn, OWN)
  const proofs = stub(ownerCalls.prove, ({ body }) => {
    if (body?.password !== 'right') return refuseFields({ password: [identityRefusals.wrong_password] })
    return body.code
      ? { proof: 'a proof' }
      : refuseFields({ code: [identityRefusals.second_factor_required] })
  })
  await openAdministrators()
  await page.getByRole('combobox', { name: says('account.roleOf', { name: 'anna' }) }).selectOptions('staff')
  await seenText('account.staffText')
  await button('account.roleChange').click()
  await seenText('prove.lead')
  const password = page.getByLabelText(says('prove.password'))
  await password.fill('wrong')
  await button('prove.action').click()
  await seenText('prove.wrongPassword')
  await password.fill('right')
  await button('prove.action').click()
  await page.getByRole('textbox', { name: says('prove.factor') }).fill('123456')
  await button('prove.action').click()
  await seenText('account.roleChanged')
  expect(changes.sent.map(({ body }) => body)).toEqual([
    { role: 'staff', version: 1 },
    { role: 'staff', version: 1, proof: 'a proof' },
  ])
  expect(proofs.sent).toHaveLength(3)
})

test('Who has forgotten the password shows it by a code from a mail', async () => {
  stub(staffCalls.listAdministrators, { results: [ANNA], page: 1, pagesCount: 1 })
  stub(staffCalls.readOwn, OWN)
  stub(staffCalls.changeRole, ({ body }) =>
    body?.proof === 'another proof' ? { ...ANNA, role: 'staff' as const } : refuse(kitRefusals.proof_needed),
  )
  const sends = stub(ownerCalls.sendProofCode, { detail: 'code_sent' })
  const proofs = stub(ownerCalls.prove, ({ body }) =>
    body?.code
      ? { proof: 'another proof' }
      : refuseFields({ code: [identityRefusals.second_factor_required] }),
  )
  await openAdministrators()
  await page.getByRole('combobox', { name: says('account.roleOf', { name: 'anna' }) }).selectOptions('staff')
  await button('account.roleChange').click()
  await seenText('prove.lead')
  await button('prove.byCode').click()
  await seenText('prove.codeSent', { email: OWN.email })
  await page.getByRole('textbox', { name: says('prove.code') }).fill('654321')
  await button('prove.action').click()
  await page.getByRole('textbox', { name: says('prove.factor') }).fill('123456')
  await button('prove.action').click()
  await seenText('account.roleChanged')
  expect(sends.sent.map(({ body }) => body)).toEqual([{ email: OWN.email }])
  const sent = { mailCode: '654321', email: OWN.email }
  expect(proofs.sent.map(({ body }) => body)).toEqual([sent, { ...sent, code: '123456' }])
})

test('Who does not show who they are changes nothing', async () => {
  stub(staffCalls.listAdministrators, { results: [ANNA], page: 1, pagesCount: 1 })
  stub(staffCalls.readOwn, OWN)
  const changes = stub(staffCalls.changeRole, refuse(kitRefusals.proof_needed))
  await openAdministrators()
  await page.getByRole('combobox', { name: says('account.roleOf', { name: 'anna' }) }).selectOptions('staff')
  await button('account.roleChange').click()
  await seenText('prove.lead')
  await button('kit.cancel').click()
  await seenText('codes.proof_needed')
  expect(changes.sent).toHaveLength(1)
})
