/** What the shop owes its tenants: the list, the rows of one, and what staff write, change and take away of them. */

import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownCalls } from '#shared/bookings/tenants-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { balanceFileCalls } from '#shared/payouts/balance-file-calls.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { openCustomer } from '../customers/customer-app.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { button, errorAt, field, gone, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { startOnTuesday } from '../tuesday.ts'
import { MERGED, pageOf, ROW, stubBalance } from './balance-app.ts'
import { PAYOUT } from './payout-app.ts'

startOnTuesday()

const AT = '/customers/100001/balance'
const dialog = () => page.getByRole('dialog')
const kr = (amount: string) => `${amount}\u00a0kr.`
const large = (amount: string) => seen(page.getByText(kr(amount), { exact: true }).first())

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const OWED: Answer<typeof balanceCalls.listBalances> = {
  results: [
    { customer: '100001', customerName: 'Anna Jensen', balance: '730.50', available: '700.00' },
    { customer: '100002', customerName: '', balance: '-20.00', available: '-20.00' },
  ],
  page: 1,
  pagesCount: 1,
  count: 2,
  owed: '730.50',
  owing: '-20.00',
}

test('The list has both sums, says who owes, is narrowed down, and leads to the rows of a tenant and back', async () => {
  const lists = stub(balanceCalls.listBalances, OWED)
  const files = stub(balanceFileCalls.exportBalances, { url: '#/payments/balances?state=owing' })
  stubBalance(ROW)
  await openStaff('/payments/balances')
  await title('balances.title')
  await seen(page.getByRole('link', { name: says('staff.balances') }))
  await large('730,50')
  await large('20,00')
  await seen(page.getByRole('row', { name: /Anna Jensen 100001 I skylder 700,00.*730,50/ }))
  await seen(page.getByRole('row', { name: /100002 100002 Skylder jer -20,00/ }))
  await page.getByRole('combobox', { name: says('balances.who') }).selectOptions('owing')
  await expect.poll(() => lists.sent.at(-1)?.query).toEqual({ state: 'owing' })
  await button('balances.excel').click()
  await expect.poll(() => files.sent.at(-1)?.query).toEqual({ state: 'owing', language: 'da' })
  await expectNoFindings()
  await page.getByRole('link', { name: 'Anna Jensen' }).click()
  await title('balances.of')
  await page
    .getByRole('main')
    .getByRole('link', { name: says('balances.title') })
    .click()
  await expect.poll(() => location.hash).toBe('#/payments/balances?state=owing')
})

test('Where the shop keeps no balances, the screen says so', async () => {
  stub(balanceCalls.listBalances, refuse(kitRefusals.not_enabled))
  await openStaff('/payments/balances')
  await seenText('balances.off')
})

test('A tenant’s page has the balance and leads to its rows, which say where they come from and what they said before', async () => {
  const formerly = [
    { ...ROW, amount: '-20.00', date: '2027-06-14', by: 'maja', changed: '2027-06-15T07:05:00.000Z' },
  ]
  stubBalance({ ...ROW, timestamp: '2027-06-12T10:00:00.000Z', formerly }, MERGED)
  await openCustomer({ ...CUSTOMER, accountBalance: '730.50' })
  await seenText('balances.youOwe', { name: 'Anna Jensen' })
  await page.getByRole('link', { name: says('sold.balanceRows') }).click()
  await title('balances.of')
  await seen(page.getByRole('row', { name: /12-06-2027 skrevet 14-06-2027 .*line -30,50.*730,50/ }))
  await seen(page.getByRole('row', { name: /13-06-2027 .* \+40,00.*761,00/ }))
  await expect
    .element(page.getByRole('link', { name: says('balances.fromCustomer') }))
    .toHaveAttribute('href', '#/customers/100004')
  await page.getByText(says('balances.changed_one', { count: '1' })).click()
  await seen(
    page.getByText(/15-06-2027 09:05, line. Før: Kontant udbetaling, -20,00.*14-06-2027, Fra kassen/),
  )
  expect(button('balances.changeRow').elements(), 'a merge is not changed').toHaveLength(1)
  await expectNoFindings()
})

test('A row is written with a sign that its type can have, once, and the balance is said beforehand', async () => {
  const { adds } = stubBalance(ROW)
  const payout = stub(ownPayoutCalls.readPayout, PAYOUT)
  await openStaff(AT)
  await seen(page.getByText(kr('816,50'), { exact: true }).first())
  payout.answer({ ...PAYOUT, youReceive: '818.75' })
  await button('balances.newRow').click()
  await field('amount').fill('+2,25')
  await dialog()
    .getByRole('button', { name: says('balances.save') })
    .click()
  await seen(errorAt('type'))
  await field('type').selectOptions('3')
  await seenText('balances.signTakes')
  await dialog()
    .getByRole('button', { name: says('balances.save') })
    .click()
  await seen(dialog().getByText(says('codes.wrong_sign')).first())
  await field('type').selectOptions('6')
  await seenText('balances.becomes', { before: kr('730,50'), after: kr('732,75') })
  await field('description').fill('Mærker retur')
  await dialog()
    .getByRole('button', { name: says('balances.save') })
    .dblClick()
  await gone(dialog())
  await large('732,75')
  await large('818,75')
  expect(adds.sent.map(({ body }) => body)).toEqual([
    { type: 6, amount: '+2.25', description: 'Mærker retur', timestamp: '2027-06-15' },
  ])
  expect(adds.sent[0]?.key).toBeTruthy()
})

test('A balance begins once: the type is offered while there is none', async () => {
  stubBalance()
  await openStaff(AT)
  await seenText('balances.even')
  await button('balances.newRow').click()
  await field('type').selectOptions('1')
  await seenText('balances.signStart')
})

test('A row is changed; who was slower chooses, and a new type takes the amount with its sign along', async () => {
  const { change, changes } = stubBalance(ROW)
  await openStaff(AT)
  await button('balances.changeRow').click()
  await expect.element(field('amount')).toHaveValue('30,50')
  await field('amount').fill('50')
  change(ROW.id, { amount: '-40.00' })
  await dialog()
    .getByRole('button', { name: says('balances.save') })
    .click()
  await seenText('form.changedTitle')
  await expect.element(dialog().getByLabelText('Tag det nye: 40,00')).not.toBeChecked()
  await button('form.saveChosen').click()
  await gone(dialog())
  expect(changes.sent.at(-1)?.body).toEqual({ amount: '50.00', version: 2 })
  await button('balances.changeRow').click()
  await field('type').selectOptions('8')
  await dialog()
    .getByRole('button', { name: says('balances.save') })
    .click()
  await gone(dialog())
  expect(changes.sent.at(-1)?.body).toEqual({ type: 8, amount: '50,00', version: 3 })
})

test('A row is taken away after a question that says what shifts, on a phone too', async () => {
  const { removes } = stubBalance(ROW, MERGED)
  await openStaff(AT, { width: 390 })
  await button('balances.removeRow').click()
  await seen(page.getByRole('dialog', { name: says('balances.removeTitle') }))
  await seen(dialog().getByText(/730,50\u00a0kr\. til 761,00/))
  // Its name comes a moment after its words.
  await seen(page.getByRole('dialog', { name: says('balances.removeTitle') }))
  await expectNoFindings()
  await dialog()
    .getByRole('button', { name: says('balances.remove') })
    .click()
  await seenText('balances.removed')
  await large('761,00')
  expect(removes.sent[0]?.params).toEqual({ userNumber: '100001', id: ROW.id })
})

test('Who may only look sees the rows and no verbs', async () => {
  stubBalance(ROW)
  await openStaff(AT, { role: 'staff' })
  await seen(page.getByRole('row', { name: /Kontant udbetaling/ }))
  expect(button('balances.newRow').elements()).toHaveLength(0)
  expect(button('balances.changeRow').elements()).toHaveLength(0)
})

test('A tenant reads what the shop owes them, from their home to every row, without names or verbs', async () => {
  stub(ownCalls.listOwnBookings, NONE)
  stub(balanceCalls.listBalanceTransactions, pageOf([ROW], { available: '700.00' }))
  await openTenant('/', { access: { accountBalanceFeature: true, zettleApiValid: false } })
  await seenText('sold.balanceOwed')
  await seenText('sold.balanceAvailable', { amount: kr('700,00') })
  await page.getByRole('link', { name: says('sold.balanceRows') }).click()
  await title('sold.balanceOwn')
  await seenText('sold.balanceOwedMeans')
  await seen(page.getByText(kr('-30,50')))
  expect(page.getByText('line', { exact: true }).elements()).toHaveLength(0)
  await expectNoFindings()
})

test('Where the shop shows no balances, the tenant who comes by an address reads so', async () => {
  stub(balanceCalls.listBalanceTransactions, refuse(kitRefusals.not_enabled))
  await openTenant('/balance')
  await seenText('sold.balanceOff')
})
