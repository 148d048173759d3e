import { expect, test } from 'vitest'
import { payerNow } from '#functions/messages/payments/payer-now.ts'

const buyer = { userNumber: null, name: 'Bo', email: 'bo@example.com', phone: '' }

test('A guest is written to in the language in which they withdrew, else in that of the payment (D28)', async () => {
  const { email } = buyer
  expect(await payerNow('any', { buyer, language: 'da' }, 'de')).toEqual({ email, language: 'de' })
  expect(await payerNow('any', { buyer, language: 'da' }, undefined)).toEqual({ email, language: 'da' })
})
