/** What the books have to choose from, read from the sandbox of e-conomic to the last page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openYearOf,
  readAccounts,
  readAgreement,
  readJournals,
  readLayouts,
  readVatCodes,
  readYears,
  takesEntries,
} from '#functions/payouts/economic/read-books.ts'
import { problemIn } from '#functions/payouts/economic/refused.ts'
import { keysOf, startSandbox, THIS_YEAR } from './sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const keys = keysOf('sandbox-key')

test('Whose books they are, and what they have', async () => {
  expect(await readAgreement(keys)).toEqual({
    agreementNumber: 123_456,
    company: 'Loppehjørnet ApS',
    currency: 'DKK',
  })
  expect(await readJournals(keys)).toContainEqual({ journalNumber: 2, name: 'Reol' })
  expect(await readLayouts(keys)).toContainEqual({ layoutNumber: 19, name: 'Dansk standard' })
  expect((await readVatCodes(keys)).filter(({ barred }) => barred)).toMatchObject([{ vatCode: 'U22' }])
  const accounts = await readAccounts(keys)
  expect(accounts.find(({ accountNumber }) => accountNumber === 1050)).toMatchObject({
    name: 'Kommission',
    barred: false,
    vatAccount: { vatCode: 'U25' },
  })
  const closed = accounts.filter(account => !takesEntries(account)).map(({ accountNumber }) => accountNumber)
  expect(closed).toEqual([1000, 2000, 5600])
})

test('Over a thousand accounts are two pages', async () => {
  sandbox.go()
  const accounts = await readAccounts(keysOf('sandbox-key-many'))
  expect(accounts.length).toBeGreaterThan(1_000)
  expect(new Set(accounts.map(({ accountNumber }) => accountNumber)).size).toBe(accounts.length)
  expect(sandbox.calls()).toBe(2)
})

test('The year of a day is that which has it', async () => {
  const years = await readYears(keysOf('sandbox-key-july'))
  expect(openYearOf(years, `${THIS_YEAR}-06-30`).year).toBe(`${THIS_YEAR - 1}/${THIS_YEAR}`)
  expect(openYearOf(years, `${THIS_YEAR}-07-01`).year).toBe(`${THIS_YEAR}/${THIS_YEAR + 1}`)
  expect(() => openYearOf(years, `${THIS_YEAR - 1}-01-01`)).toThrow(/year_closed/)
  expect(() => openYearOf(years, '2001-01-01')).toThrow(/year_unknown/)
})

const leaf = (errorCode: string, message: string) => ({ errors: [{ errorCode, message }] })
test.each([
  [400, { entries: { items: [{ date: leaf('E04041', 'barred period') }] } }, 'year_closed', 'date'],
  [400, { Entries: { Items: [{ Account: leaf('E04041', 'barred') }] } }, 'account_barred', 'Account'],
  [400, { errors: { account: leaf('E07150', 'not found') } }, 'account_unknown', 'account'],
  [400, { errorCode: 'E04870', message: 'Period barred' }, 'year_closed', undefined],
  [400, { errorCode: 'JournalEntryVoucherNumberCannotBeGenerated', title: 'x' }, 'number', undefined],
  [400, { errorCode: 'SomethingElse', title: 'Strange' }, 'refused', undefined],
  [409, {}, 'refused', undefined],
  [401, { errorCode: 'E02250', message: 'Access denied.' }, 'token', undefined],
  [403, {}, 'role', undefined],
  [429, {}, 'unavailable', undefined],
  [502, '<html>', 'unavailable', undefined],
])('An answer %i %o is %s', (status, body, code, field) => {
  const problem = problemIn(status, JSON.stringify(body))
  expect(problem).toMatchObject({ code })
  expect(problem.field).toBe(field)
})
