import { expect, test } from 'vitest'
import { takenInMerge } from '#shared/customers/merge.ts'

const NOBODY = {
  phone: '',
  address: '',
  postalCode: '',
  city: '',
  shelfNumber: '',
  labelsToPrint: '',
  description: '',
  iban: '',
  bankRegNumber: '',
  sortCode: '',
  bankAccount: '',
  vatId: '',
  country: null as string | null,
}

test.each([
  ['a VAT id comes with its country', {}, { country: 'dk', vatId: 'DK1' }, { country: 'dk', vatId: 'DK1' }],
  ['a VAT id of the same country', { country: 'dk' }, { country: 'dk', vatId: 'DK1' }, { vatId: 'DK1' }],
  ['no VAT id of another country', { country: 'de' }, { country: 'dk', vatId: 'DK1' }, {}],
  [
    'a bank account as a whole',
    {},
    { bankRegNumber: '1', bankAccount: '2' },
    { bankRegNumber: '1', bankAccount: '2' },
  ],
  ['no part of a bank account', { bankAccount: '3' }, { bankRegNumber: '1', bankAccount: '2' }, {}],
  ['what is there stays', { city: 'Aarhus' }, { city: 'Viby', phone: '+4520' }, { phone: '+4520' }],
])('Of the other customer is taken: %s', (_what, kept, from, taken) => {
  expect(takenInMerge({ ...NOBODY, ...kept }, { ...NOBODY, ...from })).toEqual(taken)
})
