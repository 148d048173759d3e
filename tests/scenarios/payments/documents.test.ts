/** A receipt for each payment and a credit note for each refund, numbered without a gap (D54). */
import { beforeAll, expect, test } from 'vitest'
import { bookingsPaid } from '#events/bookings.ts'
import { refundEnded, refundRequested } from '#events/payments.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { emit } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { issueOrReport } from '#functions/payments/issue-or-report.ts'
import { readDocuments, readLastNumber } from '#functions/payments/table/document.ts'
import { type Payment, putPayment, readPayment } from '#functions/payments/table/payment.ts'
import { sum } from '#shared/kit/money.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { untilQuiet } from '../../cloud/market-state.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { atLast, type Mail, visitorOf } from '../../people/visitor.ts'
import { readPdf } from '../../read/read-pdf.ts'
import { soak } from '../../run/soak.ts'

const cloud = cloudForTests()
const MARKET = 'documents'
const OTHER = 'documents-other'

interface Listed {
  results: { number: number; kind: string; date: string; total: string; currency: string }[]
}
interface WithFiles extends Mail {
  attachments: { name: string; type: string; content: string }[]
}

beforeAll(async () => {
  for (const market of [MARKET, OTHER, 'documents-rush']) await openMarket(market, 40)
})

const buy = async (email: string, market = MARKET) => {
  const visitor = visitorOf(cloud, market)
  const key = `${market}-${email}`
  const reserved = await visitor.reserveOne({ key })
  const guest = { customerName: 'Łukasz Ærø', customerEmail: email, customerPhone: '20 12 34 56' }
  const body = visitor.checkout([reserved], guest)
  const { body: opened } = await atLast(() => visitor.init(body, `pay-${key}`))
  await visitor.pay(opened.paymentId)
  expect((await atLast(() => visitor.confirm(body, opened.paymentId))).status).toBe(200)
  return { visitor, reserved, txId: opened.txId, email, cartToken: reserved.cartToken }
}

/** Gives a part of a payment back, as a decision of staff does. */
const giveBack = async (txId: string, request: string, amount: number): Promise<string> => {
  const payment = await readPayment(MARKET, txId)
  const id = newId()
  const entry: Payment['refunds'][string] = {
    amount,
    currency: payment.currency,
    bookingRequests: [request],
    reason: 'late',
    status: 'requested',
    requestedTs: nowSeconds(),
  }
  await commit([
    putPayment(MARKET, { ...payment, refunds: { ...payment.refunds, [id]: entry } }),
    emit(MARKET, refundRequested, { txId, refund: id }),
  ])
  return id
}

const mailsOf = async (to: string): Promise<WithFiles[]> =>
  (await cloud.call<WithFiles[]>('GET', `/local/mail/?to=${encodeURIComponent(to)}`)).body

const pdfsOf = (mails: readonly WithFiles[]) =>
  mails.flatMap(({ attachments }) => attachments.filter(({ type }) => type === 'application/pdf'))

const pay = { one: '', two: '' }

test('Two payments and a refund have the documents 1, 2 and 3, also when each event comes twice', async () => {
  const one = await buy('one@documents.example')
  await cloud.idle()
  const two = await buy('two@documents.example')
  await cloud.idle()
  // The provider gives a part of a sale back once it is settled.
  await cloud.later(86_400 + 3_600)
  const refund = await giveBack(one.txId, one.reserved.id, 5_000)
  await cloud.idle()
  for (const { txId, reserved } of [one, two]) {
    const payload = { txId, bookingRequests: [reserved.id], userNumber: '', language: 'da' as const }
    await commit([emit(MARKET, bookingsPaid, payload), emit(MARKET, bookingsPaid, payload)])
  }
  await commit([emit(MARKET, refundEnded, { txId: one.txId, refund, outcome: 'refunded' })])
  await cloud.idle()
  expect(await readLastNumber(MARKET)).toBe(3)
  const [first, note, ...none] = await readDocuments(MARKET, one.txId)
  expect([first?.number, (await readDocuments(MARKET, two.txId))[0]?.number, note?.number]).toEqual([1, 2, 3])
  expect(none).toEqual([])
  expect(first).toMatchObject({ kind: 'receipt', total: 19_900, vat: 3_980, vatMode: 'charged' })
  expect(note).toMatchObject({ kind: 'credit_note', total: 5_000, vat: 1_000, undoes: { number: 1 } })
  expect(sum(first?.lines.map(({ amount }) => amount) ?? [])).toBe(19_900)
  Object.assign(pay, { one: one.txId, two: two.txId })
})

test('The confirmation brings the receipt, the mail about the refund the credit note, each once', async () => {
  const mails = await mailsOf('one@documents.example')
  expect(
    pdfsOf(mails)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['kreditnota-3.pdf', 'kvittering-1.pdf'])
  const [receipt] = pdfsOf(mails).filter(({ name }) => name === 'kvittering-1.pdf')
  const [page = []] = readPdf(Buffer.from(receipt?.content ?? '', 'base64'))
  expect(page).toEqual(expect.arrayContaining(['Kvittering nr. 1', 'Łukasz Ærø', '199,00 kr.', '39,80 kr.']))
  expect(mails.map(({ subject }) => subject)).toContain('Pengene er sendt retur fra Loppehjørnet')
})

test('Staff list the documents of a request and read them in their language', async () => {
  const token = await staffToken(cloud, MARKET)
  const request = (await readPayment(MARKET, pay.one)).bookingIds[0]
  const list = await cloud.call<Listed>(
    'GET',
    `/api/admin/booking_requests/${request}/documents/`,
    undefined,
    {
      market: MARKET,
      token,
    },
  )
  expect(list.body.results).toMatchObject([
    { number: 1, kind: 'receipt', total: '199.00', currency: 'DKK' },
    { number: 3, kind: 'credit_note', total: '50.00' },
  ])
  const { body } = await cloud.call<{ url: string }>(
    'POST',
    '/api/admin/documents/3/pdf/',
    { language: 'de' },
    { market: MARKET, token },
  )
  const file = await fetch(body.url)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="gutschrift-3.pdf"')
  expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('900')
  const [page] = readPdf(Buffer.from(await file.arrayBuffer()))
  expect(page).toEqual(expect.arrayContaining(['Gutschrift Nr. 3', 'Quittung Nr. 1', '−50,00 DKK']))
})

test('A buyer has the documents of the own cart, and another finds nothing', async () => {
  const mine = await readPayment(MARKET, pay.one)
  const others = await readPayment(MARKET, pay.two)
  const { call } = visitorOf(cloud, MARKET)
  const at = `payment_transaction/${pay.one}/documents/`
  const listed = await call<Listed>('GET', `${at}?cartToken=${mine.cartToken}`)
  expect(listed.body.results.map(({ number }) => number)).toEqual([1, 3])
  expect((await call('POST', 'documents/1/pdf/', { cartToken: mine.cartToken })).status).toBe(200)
  expect((await call('GET', `${at}?cartToken=${others.cartToken}`)).status).toBe(404)
  expect((await call('GET', at)).status).toBe(404)
  for (const cartToken of [others.cartToken, undefined])
    expect((await call('POST', 'documents/1/pdf/', { cartToken })).status).toBe(404)
  expect((await call('POST', 'documents/99/pdf/', { cartToken: mine.cartToken })).status).toBe(404)
  const elsewhere = visitorOf(cloud, OTHER)
  expect((await elsewhere.call('GET', `${at}?cartToken=${mine.cartToken}`)).status).toBe(404)
  const token = await staffToken(cloud, OTHER)
  const stranger = await cloud.call('POST', '/api/admin/documents/1/pdf/', {}, { market: OTHER, token })
  expect(stranger.status).toBe(404)
})

test('A customer has the documents of own payments without a cart, and of no other', async () => {
  const { buyer } = await readPayment(MARKET, pay.one)
  await setPassword({ market: MARKET, username: buyer.userNumber ?? '' }, STAFF_PASSWORD, 'customers')
  const asked = { username: buyer.userNumber, password: STAFF_PASSWORD, market_id: MARKET }
  const { body } = await cloud.call<{ accessToken: string }>('POST', '/api/token/', asked)
  const { call } = visitorOf(cloud, MARKET, { token: body.accessToken })
  const own = await call<Listed>('GET', `payment_transaction/${pay.one}/documents/`)
  expect(own.body.results.map(({ number }) => number)).toEqual([1, 3])
  expect((await call('POST', 'documents/3/pdf/', {})).status).toBe(200)
  expect((await call('GET', `payment_transaction/${pay.two}/documents/`)).status).toBe(404)
  expect((await call('POST', 'documents/2/pdf/', {})).status).toBe(404)
})

test('Many payments at once have numbers from 1 on, without a gap', { timeout: 90_000 }, async () => {
  const emails = Array.from({ length: soak(30) }, (_, at) => `rush${at}@documents.example`)
  const bought = await Promise.all(emails.map(email => buy(email, 'documents-rush')))
  await untilQuiet(cloud)
  const documents = await Promise.all(bought.map(({ txId }) => readDocuments('documents-rush', txId)))
  const numbers = documents.flat().map(({ number }) => number)
  expect(numbers.sort((one, other) => one - other)).toEqual(emails.map((_, at) => at + 1))
})

test('A mail goes without the document that cannot be issued, and not again when it can', async () => {
  const { txId, reserved, email } = await buy('broken@documents.example')
  await cloud.idle()
  const payment = await readPayment(MARKET, txId)
  const refund = newId()
  const entry = {
    amount: 5_000,
    currency: 'DKK',
    bookingRequests: [reserved.id],
    reason: 'late' as const,
    status: 'refunded' as const,
    requestedTs: nowSeconds(),
  }
  await commit([putPayment(MARKET, { ...payment, refunds: { [refund]: entry } })])
  const broken = () => Promise.reject(new RangeError('no rule for this'))
  await expect(issueOrReport(MARKET, { txId, refund }, broken)).rejects.toThrow(RangeError)
  await cloud.idle()
  const about = async () =>
    (await mailsOf(email)).filter(({ subject }) => subject === 'Pengene er sendt retur fra Loppehjørnet')
  expect(await about()).toMatchObject([{ attachments: [] }])
  await commit([emit(MARKET, refundEnded, { txId, refund, outcome: 'refunded' })])
  await cloud.idle()
  expect((await readDocuments(MARKET, txId)).map(({ kind }) => kind)).toEqual(['receipt', 'credit_note'])
  expect(await about()).toHaveLength(1)
})

test('Money that bought nothing has a receipt and a credit note, in one mail', async () => {
  const visitor = visitorOf(cloud, MARKET)
  const reserved = await visitor.reserveOne()
  const email = 'nothing@documents.example'
  const guest = { customerName: 'Ida', customerEmail: email, customerPhone: '20 12 34 56' }
  const { body: opened } = await visitor.init(visitor.checkout([reserved], guest))
  await visitor.call('DELETE', 'booking_request/delete/', {
    bookingRequest: reserved.id,
    cartToken: reserved.cartToken,
  })
  await visitor.pay(opened.paymentId)
  await visitor.confirm(visitor.checkout([reserved], guest), opened.paymentId)
  await cloud.later(86_400 + 3_600)
  const [receipt, note] = await readDocuments(MARKET, opened.txId)
  expect([receipt?.total, note?.total, note?.vat]).toEqual([19_900, 19_900, receipt?.vat])
  expect(pdfsOf(await mailsOf(email))).toHaveLength(2)
})
