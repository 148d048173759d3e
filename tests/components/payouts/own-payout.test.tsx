/** What a tenant gets next and got before, and how each is worked out; staff read the same. */

import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownCalls } from '#shared/bookings/tenants-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { answerSales } from '../sales/sales-app.ts'
import { button, gone, goneText, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { type Access, openTenant } from '../tenant-app.tsx'
import { startOnTuesday } from '../tuesday.ts'
import { pageOf, ROW } from './balance-app.ts'
import { answerPayout, ID, NOTHING, OWED, PAYOUT, REPORT, reportsOf } from './payout-app.ts'

startOnTuesday()

const ON: Partial<Access> = { paymentsFeature: true }
const kr = (amount: string) => `${amount}\u00a0kr.`

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** The lines of the screen in their order: what each is called, and its amount. */
const lines = () =>
  [...document.querySelectorAll('dl')][0]?.innerText
    .split('\n')
    .filter(Boolean)
    .map(text => text.replaceAll('\u00a0', ' '))

const current = (name: string) => page.getByRole('link', { name, exact: true })

test.each([390, 1280])(
  'What a tenant gets is large, with every deduction by its name, at %d pixels',
  async width => {
    answerPayout()
    stub(balanceCalls.listBalanceTransactions, pageOf([ROW]))
    await openTenant('/payments', { width, access: { ...ON, accountBalanceFeature: true } })
    await title('payout.title')
    await seenText('payout.youReceive')
    await seen(page.getByText(kr('816,50'), { exact: true }).first())
    await seenText('payout.dayAndAccount', { day: 'mandag 5.\u00a0juli', account: '••••\u00a04417' })
    await seenText('payout.soFar', { day: 'onsdag 30.\u00a0juni' })
    await seen(page.getByText(/30\.\smaj$/))
    const names = [
      'Solgt 1.–15. juni',
      'Kom retur',
      'Kommission',
      'Leje, maj 2027',
      'Leje, A6',
      'Køb',
      'Med fra før',
    ]
    const shown = lines()?.join(' ') ?? ''
    const places = names.map(name => shown.indexOf(name))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    for (const amount of [
      '1.680,00',
      '-60,00',
      '-324,00',
      '-249,00',
      '-199,00',
      '-11,50',
      '-20,00',
      '816,50',
    ])
      expect(shown).toContain(`${amount} kr.`)
    await seenText('payout.byKind', { used: kr('284,00'), new: kr('40,00') })
    await seenText('payout.lateShare', { amount: kr('-48,00') })
    await seen(page.getByRole('link', { name: /16\.–31\.\smaj Afregnet 02-06-2027 Udbetalt 612,80/ }))
    await seen(page.getByRole('link', { name: /december.2026 Du skyldte butikken 0,00/ }))
    await seenText('sold.balanceOwn')
    expect(document.body.innerText).not.toContain('0004474417')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectNoFindings()
  },
)

test.each([
  ['owes', '-11.50', 'payout.owes', '11,50'],
  ['nothing', '0.00', 'payout.nothing', ''],
  ['held', '300.00', 'payout.held', '300,00'],
  ['no_account', '300.00', 'payout.noAccount', '300,00'],
] as const)('Why nothing is paid is one sentence: %s', async (why, balance, key, amount) => {
  answerPayout(
    { ...NOTHING, carriedOver: balance, balance, why, ...(why === 'no_account' && { bank: '' }) },
    [],
  )
  await openTenant('/payments', { access: ON })
  await seenText(key, amount ? { amount: kr(amount) } : {})
  await seenText('payout.balanceAfter')
  await seen(page.getByText(kr('0,00'), { exact: true }).first())
  // Every deduction by its name, also where it is zero.
  for (const name of ['returned', 'commission', 'rent', 'purchases', 'carriedOver'])
    await seenText(`payout.${name}`)
  const settings = page.getByRole('link', {
    name: says(why === 'no_account' ? 'payout.writeAccount' : 'payout.changeAccount'),
  })
  await expect.element(settings).toHaveAttribute('href', '#/settings#bank')
  await seenText('payout.none')
  await expectNoFindings()
})

test('What is on its way in another payout is a line of its own, so that the lines add up', async () => {
  answerPayout({ youReceive: '800.00', onItsWay: '16.50' })
  await openTenant('/payments', { access: ON })
  await seenText('payout.onTheWay')
  await seen(page.getByText(kr('-16,50')))
})

test('A business sees the VAT of its own sales by kind, a private tenant sees none', async () => {
  answerPayout({ ownVat: [{ type: 1, percent: 25, paid: '500.00', vat: '100.00' }] })
  await openTenant('/payments', { access: ON })
  await seenText('payout.ownVatUsed', { percent: '25\u00a0%' })
  await seen(page.getByText(kr('100,00'), { exact: true }))
  answerPayout()
  await openTenant('/payments', { access: ON })
  await seenText('payout.purchases')
  expect(page.getByText(says('payout.ownVat')).query()).toBeNull()
})

test('Each line of the sales is a press away, for who sees sales', async () => {
  answerPayout()
  await openTenant('/payments', { access: ON })
  await expect
    .element(page.getByRole('link', { name: says('payout.lines') }))
    .toHaveAttribute('href', '#/sales/lines?dateFrom=2027-06-01&dateTo=2027-06-30')
})

test('An earlier settlement opens with the same explanation, and as a PDF in the reader’s language', async () => {
  answerPayout()
  stub(ownPayoutCalls.readPaymentReport, {
    ...PAYOUT,
    dateFrom: '2027-05-16',
    dateTo: '2027-05-31',
    id: ID,
    number: 414,
    salesPeriod: '01JX3M0000000000000000000A',
  })
  const pdfs = stub(settlementCalls.makeReportPdf, { url: '#/payments/made' })
  await openTenant('/payments', { access: ON, language: 'de' })
  await page.getByRole('link', { name: /Abgerechnet/ }).click()
  await seen(page.getByRole('heading', { level: 1, name: /16\..*31\.\sMai/ }))
  await seenText('payout.number', { number: '414' })
  await seenText('payout.how')
  await seen(page.getByText('Miete, A6'))
  await goneText('payout.soFar')
  await expectNoFindings()
  await button('payout.pdf').click()
  await expect
    .poll(() => pdfs.sent.map(({ params, body }) => ({ params, body })))
    .toEqual([{ params: { id: ID }, body: { language: 'de' } }])
})

test('Many settlements come page by page', async () => {
  const { reports } = answerPayout()
  reports.answer(({ query: { page: at } }) => ({
    ...reportsOf(at === '2' ? [OWED] : [REPORT], 2),
    page: Number(at),
  }))
  await openTenant('/payments', { access: ON })
  await button('list.nextPage').click()
  await seen(page.getByText(/december.2026/))
  expect(reports.sent.at(-1)?.query).toEqual({ page: '2' })
})

test('The bar has five places; what is sold and what is paid are beside each other under one of them', async () => {
  answerSales()
  answerPayout()
  await openTenant('/sales', { access: ON })
  const bar = page.getByRole('navigation', { name: says('customers.menu') })
  await expect.poll(() => bar.getByRole('link').all().length).toBe(5)
  expect(
    bar
      .getByRole('link')
      .all()
      .map(link => link.element().textContent),
  ).toEqual(['Hjem', 'Bookinger', 'Book hylde', 'Varer', 'Penge'])
  await expect.element(bar.getByRole('link', { name: 'Penge' })).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Hjem' })).not.toHaveAttribute('aria-current')
  await current('Udbetaling').click()
  await title('payout.title')
  await expect.element(current('Udbetaling')).toHaveAttribute('aria-current', 'page')
  await expect.element(bar.getByRole('link', { name: 'Penge' })).toHaveAttribute('aria-current', 'page')
})

test('Who sees no figures gets to the payout at once, without lines', async () => {
  answerPayout()
  await openTenant('/payments', { access: ON, me: { isActive: false } })
  await seenText('payout.how')
  await expect.element(current('Penge')).toHaveAttribute('href', '#/payments')
  await gone(current('Udbetaling'))
  await goneText('payout.lines')
})

test('Where the market does not settle here, nothing leads there, and who comes by an address reads so', async () => {
  stub(ownPayoutCalls.readPayout, refuse(kitRefusals.not_enabled))
  stub(settlementCalls.listPaymentReports, refuse(kitRefusals.not_enabled))
  await openTenant('/payments', { access: { zettleApiValid: false } })
  await seenText('payout.off')
  await gone(current('Penge'))
})

test('A balance that the market does not show is not on the screen', async () => {
  answerPayout()
  await openTenant('/payments', {
    access: { ...ON, accountBalanceFeature: true, customerAccessToAccountBalance: false },
  })
  await seenText('payout.how')
  await goneText('sold.balanceOwn')
})

test('Home says what the tenant gets under the same words, and what is theirs of sales under others', async () => {
  stub(ownCalls.listOwnBookings, NONE)
  answerSales()
  answerPayout()
  await openTenant('/', { access: ON })
  await seenText('payout.youReceive')
  await seen(page.getByText(kr('816,50'), { exact: true }))
  await seenText('sold.ownShare')
  await page.getByRole('link', { name: says('payout.seeHow') }).click()
  await title('payout.title')
})

test('Staff read the tenant’s number and lines on the tenant’s page and above the rows of the balance', async () => {
  stubCustomer(CUSTOMER)
  const reads = stub(ownPayoutCalls.readPayout, {
    ...PAYOUT,
    why: 'no_account',
    bank: '',
    youReceive: '0.00',
  })
  stub(balanceCalls.listBalanceTransactions, pageOf([ROW]))
  await openStaff('/customers/100001/balance')
  await seenText('payout.receives', { name: 'Anna Jensen' })
  await seenText('payout.noAccountOf', { name: 'Anna Jensen', amount: kr('816,50') })
  await seen(page.getByText('Leje, A6'))
  expect(reads.sent[0]?.params).toEqual({ userNumber: '100001' })
  await expectNoFindings()
  await page.getByRole('link', { name: 'Anna Jensen' }).click()
  await seenText('customers.facts')
  await seenText('payout.receives', { name: 'Anna Jensen' })
})
