import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readName, staffName } from '#shared/identity/names.ts'

test.each([
  ['100001', 'number'],
  [' 100001 ', 'number'],
  ['Ida@Example.com', 'address'],
  ['boss', 'staff'],
  ['boss@shop', 'staff'],
  ['ann.b-c_d', 'staff'],
  ['ab', 'none'],
  ['nobody at all', 'none'],
  ['boss:x', 'none'],
])('%j is read as %s', (typed, kind) => expect(readName(typed).kind).toBe(kind))

test('An address is compared in lower case, without blanks', () =>
  expect(readName(' Ida@Example.com ').name).toBe('ida@example.com'))

test('An administrator logs in with the name in any case, and only one account can have it', () => {
  expect(readName('Boss@Shop')).toEqual({ kind: 'staff', name: 'boss@shop' })
  expect(staffName.parse('BOSS')).toBe('boss')
})

test('No administrator can have a name that log-in reads as a customer number or an address', () => {
  for (const name of ['100001', 'ida@example.com', 'ab', ' boss', 'boss:x', 'a b c'])
    expect(staffName.safeParse(name).success, name).toBe(false)
  for (const name of ['boss', 'boss@shop', '100001a']) expect(staffName.safeParse(name).success).toBe(true)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.nat().map(String)), typed => {
      const { success, data } = staffName.safeParse(typed)
      if (success) expect(readName(typed)).toEqual({ kind: 'staff', name: data })
    }),
  )
})
