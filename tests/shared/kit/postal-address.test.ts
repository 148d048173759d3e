import { expect, test } from 'vitest'
import { postalAddress } from '#shared/kit/postal-address.ts'

const PLACE = { address: 'Vestergade 12', postalCode: '5000', city: 'Odense C' }

test.each([
  [{}, 'Vestergade 12, 5000 Odense C'],
  [{ postalCode: '' }, 'Vestergade 12, Odense C'],
  [{ city: '' }, 'Vestergade 12, 5000'],
  [{ address: '' }, '5000 Odense C'],
  [{ address: '', postalCode: '', city: '' }, ''],
])('An address is printed whole, without what is not there: %o', (change, printed) =>
  expect(postalAddress({ ...PLACE, ...change })).toBe(printed),
)

test('Abroad it has its country, in the words of who prints it', () =>
  expect(postalAddress(PLACE, { country: 'dk', language: 'de' })).toBe(
    'Vestergade 12, 5000 Odense C, Dänemark',
  ))
