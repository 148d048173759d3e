import { expect, test } from 'vitest'
import {
  afterMerge,
  afterOwnChange,
  afterStaffChange,
  afterUndoneAddress,
  CONFIRMED_ACCOUNT,
  unconfirmedSince,
} from '#shared/customers/account-change.ts'

const NONE = { iban: '', bankRegNumber: '', sortCode: '', bankAccount: '', city: '', ...CONFIRMED_ACCOUNT }
const OWN = { ...NONE, iban: 'DK5000400440116243' }
const WAITING = { ...OWN, accountChangedMs: 5_000, accountUnconfirmed: true }

test('A tenant’s own account waits, the first one too; other fields and no account do not', () => {
  expect(afterOwnChange(NONE, OWN, 7_000)).toEqual({
    ...OWN,
    accountChangedMs: 7_000,
    accountUnconfirmed: true,
  })
  expect(afterOwnChange(OWN, { ...OWN, city: 'Viby' }, 7_000)).toEqual({ ...OWN, city: 'Viby' })
  expect(afterOwnChange(WAITING, { ...WAITING, iban: '' }, 7_000)).toEqual(NONE)
})

test('Two changes never have the same moment, also when a clock runs behind', () => {
  const again = afterOwnChange(WAITING, { ...WAITING, iban: 'DK9' }, 4_000)
  expect(again.accountChangedMs).toBe(5_001)
})

test('An account of staff is confirmed, and other changes of theirs leave one waiting', () => {
  expect(afterStaffChange(WAITING, { ...WAITING, iban: 'DK9' })).toEqual({ ...OWN, iban: 'DK9' })
  expect(afterStaffChange(WAITING, { ...WAITING, city: 'Viby' })).toEqual({ ...WAITING, city: 'Viby' })
})

test('A merge takes whether an account waits with the account', () => {
  expect(afterMerge(NONE, WAITING, { ...NONE, iban: WAITING.iban })).toEqual(WAITING)
  expect(afterMerge(OWN, WAITING, OWN)).toEqual(OWN)
})

test('After an undone address an account of since then waits anew, confirmed or not, and an older one stays as it is', () => {
  const confirmed = { ...WAITING, accountUnconfirmed: false }
  for (const since of [confirmed, WAITING])
    expect(afterUndoneAddress(since, { sinceTs: 5, at: 9_000 })).toEqual({
      ...WAITING,
      accountChangedMs: 9_000,
    })
  expect(afterUndoneAddress(confirmed, { sinceTs: 6, at: 9_000 })).toEqual(confirmed)
  expect(afterUndoneAddress(OWN, { sinceTs: 1, at: 9_000 })).toEqual(OWN)
  expect([unconfirmedSince(confirmed), unconfirmedSince(WAITING)]).toEqual([null, 5])
})
