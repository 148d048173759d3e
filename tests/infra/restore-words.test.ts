/** What may be typed after `npm run operator -- restore`. */
import { expect, test } from 'vitest'
import { readRestore } from '#infra/operator/restore/words.ts'

const NOW = new Date('2027-06-15T08:00:00Z')
const read = (typed: string) => readRestore(typed.split(' ').filter(Boolean), NOW)

test('A moment names its table, whatever zone it is typed in', () => {
  const to = { what: 'to', table: 'reol-20270614t220000', moment: new Date('2027-06-14T22:00:00Z') }
  expect(read('to 2027-06-14T22:00:00Z')).toEqual(to)
  expect(read('to 2027-06-15T00:00+02:00')).toEqual(to)
})

test('A table that is restored already is named by itself', () =>
  expect(read('to reol-back')).toEqual({ what: 'to', table: 'reol-back', moment: undefined }))

test.each([
  ['back', { what: 'back' }],
  ['passwords', { what: 'passwords', mails: false, deletes: false }],
  ['passwords --mail', { what: 'passwords', mails: true, deletes: false }],
  ['passwords --delete --mail', { what: 'passwords', mails: true, deletes: true }],
])('"%s" is understood', (typed, asked) => expect(read(typed)).toEqual(asked))

test.each([
  ['to', 'to which moment'],
  ['to 2027-06-15T08:00:01Z', 'in the future'],
  ['to 2027-05-11T07:59:59Z', 'more than 35 days ago'],
  ['to 2027-06-14', 'is no moment'],
  ['to 2027-06-14T10:00:00', 'is no moment'],
  ['to 2027-02-30T10:00:00Z', 'is no moment'],
  ['to 2027-06-14T25:00:00Z', 'is no moment'],
  ['to yesterday', 'is no moment'],
  ['to reol', 'is no moment'],
  ['to Reol-Back', 'is no moment'],
  ['', 'restore back'],
  ['forward', 'restore back'],
  ['back now', 'restore back'],
  ['to reol-back --mail', 'restore back'],
  ['passwords --mails', 'restore back'],
  ['passwords demo', 'restore back'],
])('"%s" is refused with a reason', (typed, reason) => expect(() => read(typed)).toThrow(reason))
