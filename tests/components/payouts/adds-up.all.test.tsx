/** Whether a month adds up: each step's state and reasons with their ways, the days, and how a file gets into a bank. */
import { run } from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { STEPS, type StepFigures, stepOf } from '#shared/payouts/adds-up.ts'
import { addsUpCalls } from '#shared/payouts/adds-up-calls.ts'
import type { AddsUp } from '#web/payouts/staff/adds-up/figures.ts'
import { SETTINGS } from '../demo-settings.ts'
import { button, goneText, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'

startOnTuesday()

const expectNoFindings = async () => {
  const { violations } = await run(document)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const wire = (minor: number): string => (minor / 100).toFixed(2)

type Given = Partial<Record<StepFigures['name'], Omit<StepFigures, 'name'>>>

/** The seven steps, of which those that are given differ. */
const stepsOf = (given: Given): AddsUp['steps'] =>
  STEPS.map(name => {
    const step = stepOf({ name, ...(given[name] ?? { left: 100_000, right: 100_000, reasons: [] }) })
    const reasons = step.reasons.map(reason => ({ ...reason, amount: wire(reason.amount) }))
    return {
      ...step,
      ...{ left: wire(step.left), right: wire(step.right), difference: wire(step.difference), reasons },
    }
  })

const MAY = { id: '01JX000000000000000000000C', dateFrom: '2027-05-01', dateTo: '2027-05-15', isWhole: true }
const LATE_MAY = { ...MAY, id: '01JX000000000000000000000B', dateFrom: '2027-05-16', dateTo: '2027-05-31' }

const stubAddsUp = (steps: AddsUp['steps'], periods: AddsUp['periods'] = [MAY]) =>
  stub(addsUpCalls.readAddsUp, ({ query: { dateFrom, dateTo } }) => ({
    ...{ dateFrom, dateTo, steps, periods },
    owed: { balances: '12906.40', unsettled: '19650.35', total: '32556.75' },
  }))

const DIFFERS = stepsOf({
  till: {
    ...{ left: 5_709_850, right: 5_699_850 },
    reasons: [
      { name: 'clearing', amount: 13_000, count: 3 },
      { name: 'told_differently', amount: -3_000, count: 0 },
    ],
  },
  sales: {
    left: 5_000_000,
    right: 4_000_000,
    reasons: [{ name: 'not_settled', amount: 1_000_000, count: 0 }],
  },
  balances: { left: 90_000, right: 80_000, reasons: [] },
  bank: {
    ...{ left: 95_000, right: 30_000 },
    reasons: [
      { name: 'kept', amount: 20_000, count: 2 },
      { name: 'returned', amount: 5_000, count: 1 },
      { name: 'open', amount: 40_000, count: 1 },
    ],
  },
  sent: {
    ...{ left: 30_000, right: 15_000 },
    reasons: [{ name: 'not_uploaded', amount: 15_000, count: 1 }],
  },
  books: { left: 50_000, right: 0, reasons: [{ name: 'not_exported', amount: 50_000, count: 1 }] },
  online: { left: 84_820, right: 0, reasons: [{ name: 'not_exported', amount: 84_820, count: 0 }] },
})

const step = (at: number) => page.css(`li[data-state]:nth-child(${at})`)

const hrefsIn = (at: number): (string | null)[] =>
  [...step(at).element().querySelectorAll('a')].map(link => link.getAttribute('href'))

test('Each step says what it compares, why it differs, and leads to where that is put right', async () => {
  const asked = stubAddsUp(DIFFERS)
  await openStaff('/payments/adds-up')
  await seen(page.getByRole('heading', { level: 1, name: 'Går maj op?' }))
  expect(asked.sent.at(-1)?.query).toEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-31' })
  await seenText('adds-up.notYet')
  await seen(page.getByRole('link', { name: says('staff.addsUp') }))
  const amount = (kroner: string) => `${kroner}\u00a0kr.`
  for (const [at, key, values] of [
    [1, 'clearing_other', { count: '3', amount: amount('130,00') }],
    [1, 'toldLess', { amount: amount('30,00') }],
    [2, 'notSettled', { amount: amount('10.000,00') }],
    [3, 'unexplained', { amount: amount('100,00') }],
    [3, 'askReol', {}],
    [4, 'kept_other', { count: '2', amount: amount('200,00') }],
    [4, 'open_one', { count: '1', amount: amount('400,00') }],
    [5, 'notUploaded_one', { count: '1', amount: amount('150,00') }],
    [4, 'returned_one', { count: '1', amount: amount('50,00') }],
    [6, 'notExported_one', { count: '1', amount: amount('500,00') }],
    [7, 'partNotExported', { amount: amount('848,20') }],
  ] as const)
    await seen(step(at).getByText(says(`adds-up.${key}`, values)))
  const bank = `#/payments/bank?period=${MAY.id}`
  expect([1, 2, 3, 4, 5, 6, 7].map(hrefsIn)).toEqual([
    ['#/payments/clearing', '#/payments/till'],
    ['#/payments?days=own&dateFrom=2027-05-01&dateTo=2027-05-31'],
    [],
    [bank, bank, bank],
    [bank],
    ['#/payments/books'],
    ['#/payments/books'],
  ])
  await seen(step(2).getByText(says('adds-up.explained')))
  await seen(step(1).getByText(says('adds-up.differs')))
  const strip = page.getByRole('region', { name: says('adds-up.leftToDo') })
  await seen(strip.getByText(says('adds-up.notUploadedShort')))
  expect(strip.getByText(says('adds-up.keptShort')).elements()).toHaveLength(0)
  await seen(page.getByText(amount('32.556,75')).first())
  await seen(page.getByRole('link', { name: says('adds-up.toBalances') }))
  await expectNoFindings()
})

test('On a phone all is in one column, and with several periods each has a link of its own', async () => {
  stubAddsUp(DIFFERS, [MAY, LATE_MAY])
  await openStaff('/payments/adds-up', { width: 390 })
  await seen(step(4).getByRole('link', { name: 'Bankfil 16.–31. maj' }).first())
  expect(hrefsIn(4)).toEqual(
    [MAY, LATE_MAY, MAY, LATE_MAY, MAY, LATE_MAY].map(({ id }) => `#/payments/bank?period=${id}`),
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectNoFindings()
})

test('The days are months by shortcuts and arrows, none that is to come, or days of one’s own', async () => {
  const asked = stubAddsUp(stepsOf({}))
  await openStaff('/payments/adds-up')
  await seenText('adds-up.allAgrees')
  await seenText('adds-up.doesAddUp')
  await button('adds-up.earlier', { month: 'April' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Går april op?' }))
  expect(asked.sent.at(-1)?.query).toEqual({ dateFrom: '2027-04-01', dateTo: '2027-04-30' })
  await button('settlements.thisMonth').click()
  await seen(page.getByRole('heading', { level: 1, name: 'Går juni op?' }))
  expect(location.hash).toBe('#/payments/adds-up?dateFrom=2027-06-01&dateTo=2027-06-30')
  expect(button('adds-up.later', { month: 'Juli' }).elements()).toHaveLength(0)
  await button('settlements.ownDays').click()
  const last = page.getByRole('textbox', { name: says('settlements.lastDay') })
  await last.fill('10-06-2027')
  await seen(page.getByRole('heading', { level: 1, name: /Går 1\.–10\.\sjuni op\?/ }))
  await last.fill('10-05-2027')
  await seenText('settlements.reversed')
  await expect.element(last).toHaveValue('10-05-2027')
  await button('settlements.lastMonth').click()
  await seen(page.getByRole('heading', { level: 1, name: 'Går maj op?' }))
})

test('Days that cut a period say so, and offer the whole period', async () => {
  const cut = stepsOf({ balances: { left: 0, right: 80_000, reasons: [] } })
  const asked = stubAddsUp(cut, [{ ...MAY, isWhole: false }])
  await openStaff('/payments/adds-up?dateFrom=2027-05-05&dateTo=2027-05-20')
  await seenText('adds-up.onlyPart')
  await seen(step(3).getByText(says('adds-up.chooseWhole')))
  await goneText('adds-up.askReol')
  await page.getByRole('link', { name: says('adds-up.showWhole') }).click()
  await expect.poll(() => asked.sent.at(-1)?.query).toEqual({ dateFrom: '2027-05-01', dateTo: '2027-05-20' })
})

test('What is explained wants nothing; days without sales, a failure and a shop without settlements say so', async () => {
  const nothing = { left: 0, right: 0, reasons: [] }
  const explained = stepsOf({
    sales: { left: 9_000, right: 0, reasons: [{ name: 'not_settled', amount: 9_000, count: 0 }] },
  })
  const asked = stubAddsUp(explained)
  await openStaff('/payments/adds-up')
  await seenText('adds-up.allExplained')
  await seenText('adds-up.isExplained')
  const empty = stepsOf(Object.fromEntries(STEPS.map(name => [name, nothing])))
  asked.answer(({ query: { dateFrom, dateTo } }) => ({
    ...{ dateFrom, dateTo, steps: empty, periods: [] },
    owed: { balances: '0.00', unsettled: '0.00', total: '0.00' },
  }))
  await button('adds-up.earlier', { month: 'April' }).click()
  await seenText('adds-up.nothing')
  asked.answer(refuse(commonRefusals.not_found))
  await button('adds-up.earlier', { month: 'Marts' }).click()
  await seenText('kit.couldNotLoad')
  asked.answer(refuse(kitRefusals.not_enabled))
  await button('kit.tryAgain').click()
  await seenText('settlements.off')
})

test('How a file gets into the bank is said for the shop’s own bank, and for another one', async () => {
  stub(settingsCalls.readSettings, { ...SETTINGS, bank: 'nordea' })
  await openStaff('/payments/bank/help', { width: 390 })
  await title('bankhelp.title')
  await seenText('bankhelp.most')
  await seenText('bankhelp.duplicate')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectNoFindings()
  await page.getByRole('combobox', { name: says('setup.whichBank') }).selectOptions('bec')
  await seenText('bankhelp.becDate')
  await goneText('bankhelp.most')
  expect(location.hash).toBe('#/payments/bank/help?bank=bec')
})
