/** The withdrawal without a login: by the link in the mail, refused alike, and in races with staff and an extension. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type Ended, statementOf, withdrawingBuyers } from '../../people/withdrawing.ts'

const cloud = cloudForTests()
const MARKET = 'withdrawal-races'
const { staff, open, ask, quoteOf, confirm, mailed } = withdrawingBuyers(cloud, MARKET)
const { visitor, buy, refund, request, notes, givenBack } = staff

beforeAll(open, 60_000)

test('The confirmation carries instruction, form and terms, and its link leads to the withdrawal', async () => {
  const bought = await buy({ bookings: 2 })
  const mail = (await mailed(bought.email)).find(({ attachments }) =>
    attachments.some(({ name }) => name === `${MARKET}.ics`),
  )
  for (const part of ['Din fortrydelsesret', 'Standardfortrydelsesformular', 'udløber med udgangen af'])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain('Du har bedt om, at lejen begynder')
  expect(mail?.attachments.map(({ name }) => name)).toContain('betingelser.html')
  const link = mail?.links.find(one => one.includes('/withdraw#')) ?? ''
  const linkToken = link.split('#')[1] ?? ''
  const { body } = await ask({ linkToken })
  expect(body).toMatchObject({ name: bought.name, email: bought.email })
  expect(body.bookings.map(({ bookingRequest }) => bookingRequest)).toEqual(bought.all.map(({ id }) => id))
  // The number of the receipt does as well, however the name is typed.
  const byReceipt = await ask({
    name: bought.name.toUpperCase(),
    reference: ` ${body.reference} `,
    email: bought.email,
  })
  expect(byReceipt.body.bookings).toHaveLength(2)
  const other = bought.all[1]
  const ended = await visitor.call<Ended>('POST', 'withdrawal/confirm/', {
    linkToken,
    bookingRequest: other?.id,
    amount: other?.totalPrice,
  })
  expect(ended.status, JSON.stringify(ended.body)).toBe(200)
  expect(await request(bought.id)).toMatchObject({ status: 'paid' })
  expect((await ask({ linkToken: `${linkToken}x` })).body.detail).toBe('link_invalid')
})

test('Whatever does not fit is refused alike, and nobody may guess for long', async () => {
  const bought = await buy()
  const good = statementOf(bought)
  const wrong = [
    { ...good, name: 'En Anden' },
    { ...good, email: 'another@withdrawal.example' },
    { ...good, reference: '999999' },
    { ...good, reference: 'hvad som helst' },
  ]
  const answers = await Promise.all(wrong.map(ask))
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
  expect(answers[0]?.body.detail).toBe('withdrawal_no_match')
  expect((await confirm(bought, bought.totalPrice, { name: 'En Anden' })).status).toBe(404)
  const other = await buy()
  expect((await confirm(bought, bought.totalPrice, { bookingRequest: other.id })).status).toBe(404)
  const elsewhere = { 'x-forwarded-for': '10.99.0.1' }
  const tries = await Promise.all(
    Array.from({ length: 35 }, (_, at) =>
      visitor.call(
        'POST',
        'withdrawal/quote/',
        { ...good, email: `guess${at}@withdrawal.example` },
        elsewhere,
      ),
    ),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  // The buyer is somewhere else.
  expect((await ask(good)).status).toBe(200)
})

test('Staff refund while the buyer withdraws in two tabs: the money goes back once, by one of them', async () => {
  const bought = await buy()
  const quote = await quoteOf(bought)
  const [tab, otherTab, byStaff] = await Promise.all([
    confirm(bought, quote.amount),
    confirm(bought, quote.amount),
    refund(bought.id, {}),
  ])
  expect(tab.status).toBe(otherTab.status)
  expect([tab.status, byStaff.status].sort()).toEqual([200, 409])
  if (tab.status === 409) expect(tab.body.detail).toBe('withdrawal_done')
  await cloud.idle()
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
  expect(await notes(bought.id)).toEqual([bought.totalPrice])
})
