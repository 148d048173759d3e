/** A mail to a customer is in the language of the account, whatever page led to the mail (D28). */
import { beforeAll, expect, test } from 'vitest'
import { readPayment } from '#functions/payments/table/payment.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { handingOnAt } from '../../people/handing-on.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const MARKET = 'mail-languages'
const { open, tenant, offer, mailsTo, addressOf, staff, quoteOf, confirm } = handingOnAt(
  cloud,
  MARKET,
  'mail-languages.example',
)

beforeAll(open, 60_000)

test('A friend with an account gets the offer in its language, another in that of the giver; the page says the same', async () => {
  const known = { userNumber: '700001', name: 'Mette', email: addressOf('mette') }
  await writtenTenant(cloud, MARKET, known, 'de')
  const [toKnown, toOther] = [await offer(await tenant(), 'mette'), await offer(await tenant(), 'other')]
  expect([toKnown.status, Object.keys(toKnown.body)]).toEqual([201, Object.keys(toOther.body)])
  expect((await mailsTo(known.email))[0]?.subject).toContain('möchte dir ein Regal')
  expect((await mailsTo(addressOf('other')))[0]?.subject).toContain('vil give dig sin hylde')
})

test('Who withdraws on a German page reads of it, and of the money, in the language of their account', async () => {
  const bought = await staff.buy()
  await cloud.idle()
  const { amount } = await quoteOf(bought)
  const ended = await confirm(bought, amount, {}, { 'accept-language': 'de' })
  expect(ended.status, JSON.stringify(ended.body)).toBe(200)
  const subjects = (await mailsTo(bought.email)).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject.startsWith('Du har fortrudt'))).toHaveLength(1)
  expect(subjects.filter(subject => subject.startsWith('Pengene er sendt retur'))).toHaveLength(1)
  // For the mails to a guest.
  const { refunds } = await readPayment(MARKET, bought.txId)
  expect(Object.values(refunds).map(({ language }) => language)).toEqual(['de'])
})
