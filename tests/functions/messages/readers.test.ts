import { expect, test } from 'vitest'
import { buyer } from '#functions/messages/letter/readers.ts'

const guest = { userNumber: null, name: 'Bo', email: 'bo@example.com', phone: '' }
const payment = { buyer: guest, language: 'da' } as const

test('A guest is written to in the language in which they withdrew, else in that of the payment (D28)', async () => {
  const { name, email } = guest
  expect(await buyer({ marketId: 'any' }, { payment, asked: 'de' })).toEqual({ name, email, language: 'de' })
  expect(await buyer({ marketId: 'any' }, { payment })).toEqual({ name, email, language: 'da' })
})
