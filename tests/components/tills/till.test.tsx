/** Staff see how it stands with the till, in each of its states, and ask it once more; of a till by files they make one. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { button, forward, gone, holdTimers, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { LOST, stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'

startOnTuesday()

type Till = Answer<typeof tillsContract.readTill>

const WELL: Till = {
  till: 'zettle',
  valid: true,
  byFile: false,
  lastContact: '2027-06-15T07:48:00.000Z',
  problem: null,
  waiting: 0,
  more: false,
  days: [],
  failed: [],
}

const PROBLEM = {
  kind: 'silent',
  words: 'Service Unavailable',
  since: '2027-06-15T07:30:00.000Z',
  nextTry: '2027-06-15T08:15:00.000Z',
} as const

const REFUSED = {
  product: 'lopkb100001-31',
  name: 'Vaffeljern',
  customer: '100001',
  reason: 'barcode already exists',
}

const openTill = async (till: Partial<Till>, shown: Parameters<typeof openStaff>[1] = {}) => {
  const reads = stub(tillsContract.readTill, { ...WELL, ...till })
  const tries = stub(tillsContract.tryTillAgain, { ...WELL, waiting: 1 })
  await openStaff('/payments/till', shown)
  await title('till.title')
  return { reads, tries }
}

test('While products are on their way the screen follows them, and says when all are in the till', async () => {
  holdTimers()
  const { reads } = await openTill({ waiting: 22 })
  await seenText('till.things_other', { count: '22' })
  await seenText('till.answers', { till: 'Zettle' })
  await seenText('till.todayAt', { time: '09:48' })
  expect(button('till.tryAgain').elements()).toHaveLength(0)
  reads.answer(WELL)
  await forward(3_000)
  await seenText('till.allWell')
})

test('A till that does not answer is quoted; staff read what to do meanwhile and ask it once more', async () => {
  const { reads, tries } = await openTill({ problem: PROBLEM, waiting: 30 })
  await seenText('till.silent', { till: 'Zettle' })
  await seen(page.getByText('Service Unavailable'))
  await seenText('till.meanwhile')
  reads.answer({ ...WELL, waiting: 30 })
  await button('till.tryAgain').click()
  await gone(button('till.tryAgain'))
  expect(tries.sent).toHaveLength(1)
})

test('What the till does not take leads to the product and its tenant, with the till’s own words', async () => {
  await openTill({ failed: [REFUSED] }, { width: 390 })
  await seenText('till.notTaken_one', { count: '1' })
  await seen(page.getByText('barcode already exists'))
  await expect
    .element(page.getByRole('link', { name: 'Vaffeljern' }))
    .toHaveAttribute('href', '#/customers/products/100001-31')
  await expect
    .element(page.getByRole('link', { name: 'Kunde 100001' }))
    .toHaveAttribute('href', '#/customers/100001')
})

test('A key that the till does not take is checked in the settings, by who may; who may only look asks nothing', async () => {
  const problem = { ...PROBLEM, kind: 'key', words: 'invalid_grant' } as const
  await openTill({ problem }, { role: 'bookkeeper' })
  await seenText('till.key', { till: 'Zettle' })
  await expect
    .element(page.getByRole('link', { name: /Tjek nøglen/ }))
    .toHaveAttribute('href', '#/settings/technical')
  expect(button('till.tryAgain').elements()).toHaveLength(0)
})

test('Who may not see the keys asks who may; a busy till goes on by itself', async () => {
  const { reads } = await openTill({ problem: { ...PROBLEM, kind: 'key' } }, { role: 'staff' })
  await seenText('till.askForKey')
  reads.answer({ ...WELL, waiting: 3, problem: { ...PROBLEM, kind: 'busy', words: '' } })
  await button('till.tryAgain').click()
  await seenText('till.busyText', { till: 'Zettle' })
})

test('A shop without a till is led to the settings; into Flexpos nothing goes by itself', async () => {
  const { reads } = await openTill({ till: '', valid: false, lastContact: null })
  await expect
    .element(page.getByRole('link', { name: 'Tilslut kassen' }))
    .toHaveAttribute('href', '#/settings/technical')
  stub(tillsContract.readProductFile, { products: 0, last: null })
  reads.answer({ ...WELL, till: 'flexpos', byFile: true, lastContact: null })
  await openStaff('/customers/new')
  await openStaff('/payments/till')
  await seenText('till.takesNone', { till: 'Flexpos' })
})

test('A till that cannot be read can be asked for again', async () => {
  const { reads } = await openTill({})
  reads.answer(LOST)
  await openStaff('/payments/till')
  await seen(button('kit.tryAgain'))
  reads.answer(WELL)
  await button('kit.tryAgain').click()
  await seenText('till.allWell')
})

const DAY: Till['days'][number] = {
  date: '2027-06-14',
  till: 'zettle',
  purchases: 112,
  total: '6482.00',
  lines: '6437.00',
  clearing: '0.00',
  aside: '45.00',
  beside: '0.00',
  difference: '0.00',
  otherCurrencies: [],
  told: { purchases: 112, total: '6482.00', difference: '0.00', at: '2027-06-15T01:10:00.000Z' },
}

test('Each day says whether it adds up, what lacks, and what the till itself said at night', async () => {
  const unclear = { ...DAY, date: '2027-06-15', clearing: '85.00', lines: '6352.00', told: null }
  const later = { purchases: 113, total: '6532.00', difference: '50.00', at: '2027-06-15T01:10:00.000Z' }
  const days = [
    unclear,
    DAY,
    { ...DAY, date: '2027-06-13', told: later },
    {
      ...{ ...DAY, date: '2027-06-12', difference: '12.00', told: null },
      otherCurrencies: [{ currency: 'EUR', receipts: 1 }],
    },
  ]
  await openTill({ days }, { width: 390, openClearing: 2 })
  await expect
    .element(page.getByRole('link', { name: says('till.unclearSales_other', { count: '2' }) }))
    .toHaveAttribute('href', '#/payments/clearing')
  const dayOf = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
  await seen(dayOf(/I dag/).getByText(says('till.unclear', { amount: '85,00\u00a0kr.' })))
  await expect
    .element(dayOf(/I dag/).getByRole('link', { name: says('till.inClearing') }))
    .toHaveAttribute('href', '#/payments/clearing?date=2027-06-15')
  await seen(dayOf(/dag 14\.\sjuni/).getByText(says('till.addsUp')))
  await seen(dayOf(/dag 14\.\sjuni/).getByText(says('till.toldSame')))
  await seen(dayOf(/dag 13\.\sjuni/).getByText(says('till.toldMore', { amount: '50,00\u00a0kr.' })))
  await seen(dayOf(/dag 12\.\sjuni/).getByText(says('till.lacks', { amount: '12,00\u00a0kr.' })))
  await seen(
    dayOf(/dag 12\.\sjuni/).getByText(says('till.otherCurrency_one', { count: '1', currency: 'EUR' })),
  )
})

const BY_FILE: Answer<typeof tillsContract.readTill> = {
  ...{ till: '', valid: false, byFile: true, lastContact: null, problem: null },
  ...{ waiting: 0, more: false, days: [], failed: [] },
}

const job = (counts: Record<string, number>, done = 3): Answer<typeof jobsContract.read> => ({
  ...{ state: 'done', done, total: done, counts, isClosing: false },
})

test('Of a till that was connected before and gets files now, nothing is claimed', async () => {
  stub(tillsContract.readProductFile, { products: 3, last: null })
  await openTill({ ...BY_FILE, lastContact: WELL.lastContact })
  await seenText('tillfiles.outText')
  await gone(page.getByText(says('till.answers', { till: 'Kassen' })))
  await gone(page.getByText(says('till.allWell')))
})

test('A shop whose till gives files makes one with what changed, and reads what is new, changed and gone', async () => {
  stub(tillsContract.readTill, BY_FILE)
  stub(tillsContract.readProductFile, {
    products: 1200,
    last: { at: '2027-06-15T07:48:00.000Z', products: 1190 },
  })
  const makes = stub(tillsContract.makeProductFile, { job: '01M7YPFKG789VHXMJ047KSPYF0' })
  stub(jobsContract.read, job({ products: 1200, new: 30, changed: 4, gone: 20, written: 34 }))
  await openStaff('/payments/till')
  await seenText('tillfiles.products_other', { number: '1.200' })
  await seenText('till.todayAt', { time: '09:48' })
  await page.getByRole('radio', { name: says('tillfiles.onlyChanges') }).click()
  await button('tillfiles.make').click()
  await seenText('tillfiles.gone')
  await seenText('tillfiles.products_other', { number: '34' })
  expect(makes.sent.map(({ body }) => body)).toEqual([{ onlyChanges: true, language: 'da' }])
})
