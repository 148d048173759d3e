/** From a settlement to the bank and back: transactions, files, what is uploaded, withdrawn, sent back, made by hand. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { putCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type BankFile, expectHeld, expectOnce, payingOutOf, withBank } from '../../people/paying-out.ts'
import { ANNA, BO, expectAddsUp, settlingMarket } from '../../people/settling.ts'
import { makeStaff, STAFF_PASSWORD, staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }

/** A market whose April is finalized: Anna gets 120.00, Bo owes rent. */
const finalized = async (market: string) => {
  const shop = await settlingMarket(cloud, market)
  await withBank(market)
  const { id: period } = await shop.settling.final(APRIL)
  const bank = payingOutOf(cloud, shop.settling)
  return { ...shop, period, bank }
}

/** What became of the money of Anna's settlement. */
const paidOut = async ({ settling }: Pick<Shop, 'settling'>) =>
  (await settling.reports(`customer=${ANNA}`))[0]?.paidOut

type Shop = Awaited<ReturnType<typeof finalized>>

const balanceOf = async ({ settling }: Shop, userNumber: string) => {
  const { body } = await settling.call<{ balance: string; available: string; results: { type: number }[] }>(
    'GET',
    `balance_transactions/${userNumber}/`,
  )
  return { balance: body.balance, available: body.available, types: body.results.map(({ type }) => type) }
}

const giveAccount = async (market: string, userNumber: string) =>
  commit(
    putCustomer(market, {
      ...(await readCustomer(market, userNumber)),
      ...{ bankRegNumber: '5301', bankAccount: '0004471126' },
    }),
  )

test('A settlement waits in bank export until its file is uploaded: then the ledger has it, and a return puts it back', async () => {
  const shop = await finalized('bank-way')
  const { market, period, bank, settling } = shop
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '120.00', available: '0.00', types: [2] })
  const [open, ...others] = await bank.list(period)
  expect(others).toEqual([])
  expect(open).toMatchObject({
    ...{ customer: ANNA, account: '5301 0002284417', amount: '120.00', state: 'open' },
    ...{ warnings: [], isBlocked: false, file: null },
    text: expect.stringMatching(/^1 Loppehjørnet$/),
  })
  expect(await paidOut(shop)).toBe('waiting')
  expect((await settling.reports(`salesPeriod=${period}`)).map(one => one.paidOut)).toEqual(['waiting', null])
  const made = await bank.make(period)
  expect(made).toMatchObject({ state: 'done', result: { transactions: 1, total: '120.00' } })
  const [file] = await bank.files()
  expect(file).toMatchObject({ state: 'made', transactions: 1, total: '120.00' })
  const bytes = await bank.fetch(file?.id ?? '')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256)
  expect(made.result?.sha256).toBe(file?.sha256)
  expect(Buffer.from(await (await fetch(made.result?.url ?? '')).arrayBuffer())).toEqual(bytes)
  expect(bytes.toString('latin1')).toContain('"0000000012000+"')
  expect((await bank.list(period))[0]).toMatchObject({ state: 'in_file', file: file?.number })
  expect((await bank.change(open?.id ?? '', { amount: '10' })).body.detail).toBe('not_open')
  expect((await bank.remove(open?.id ?? '')).body.detail).toBe('not_open')
  expect((await bank.start(period)).body.detail).toBe('nothing_to_pay')
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '120.00', available: '0.00', types: [2] })

  expect(await bank.upload(file?.id ?? '')).toMatchObject({ state: 'done' })
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '0.00', available: '0.00', types: [5, 2] })
  expect((await bank.withdraw(file?.id ?? '')).body.detail).toBe('bank_file_state')
  expect((await bank.list(period))[0]).toMatchObject({ state: 'sent' })
  expect(await paidOut(shop)).toBe('sent')

  const said = (reference: string) =>
    `<?xml version="1.0"?><Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
  expect((await bank.answer(said('REOL-1-0'))).body).toMatchObject({
    kind: 'pain.002',
    results: [{ fate: 'book_back', transaction: open?.id, amount: '120.00', reason: 'account_closed' }],
  })
  const whole = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${file?.id.split('.')[1]}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`
  expect((await bank.answer(whole)).body.results).toMatchObject([{ fate: 'book_back', amount: '120.00' }])
  expect((await bank.answer(said('REOL-99-0'))).body.results).toMatchObject([{ fate: 'unknown' }])
  const csv = 'Dato;Tekst;Beløb;Saldo\n03-05-2027;Retur 1 Loppehjørnet;120,00;9.120,00\n'
  expect((await bank.answer(csv)).body).toMatchObject({ kind: 'csv', results: [{ fate: 'book_back' }] })
  expect((await bank.answer('ikke en fil')).body.detail).toBe('bank_answer_unknown')
  const back = await bank.returned(open?.id ?? '')
  expect(back.body).toMatchObject({ state: 'returned', returned: { reason: 'account_closed' } })
  expect((await bank.returned(open?.id ?? '')).body.detail).toBe('not_sent')
  expect(await paidOut(shop)).toBe('returned')
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '120.00', available: '120.00', types: [5, 5, 2] })
  const again = await bank.again(open?.id ?? '')
  expect(again).toMatchObject({ status: 201, body: { amount: '120.00', state: 'open' } })
  expect((await bank.again(open?.id ?? '')).body.detail).toBe('not_payable')
  expect(await paidOut(shop)).toBe('waiting')
  expect(await bank.make(period)).toMatchObject({ result: { transactions: 1, total: '120.00' } })
  await expectHeld(market, [period], bank)
  await expectOnce(market, period)
  await expectAddsUp(shop)
})

test('Staff change, take out and pay again until a file has it; a withdrawn file gives all back, and the next one has them once', async () => {
  const shop = await finalized('bank-edit')
  const { market, period, bank } = shop
  const id = (await bank.list(period))[0]?.id ?? ''
  expect((await bank.change(id, { amount: '120.01' })).body.detail).toBe('more_than_available')
  expect((await bank.change(id, { amount: '0' })).status).toBe(400)
  const less = await bank.change(id, { amount: '100.00', text: 'Loppehjørnet siger tak for april' })
  expect(less.body).toMatchObject({ amount: '100.00', warnings: ['text_cut'], version: 2 })
  expect((await bank.change(id, { amount: '90', version: 1 })).body.detail).toBe('changed_meanwhile')
  expect(await balanceOf(shop, ANNA)).toMatchObject({ balance: '120.00', available: '20.00' })
  await expectHeld(market, [period], bank)

  expect(await bank.make(period)).toMatchObject({ result: { total: '100.00' } })
  const [first] = await bank.files()
  expect((await bank.withdraw(first?.id ?? '')).body).toMatchObject({ state: 'withdrawn' })
  expect((await bank.withdraw(first?.id ?? '')).body.detail).toBe('bank_file_state')
  expect((await bank.list(period))[0]).toMatchObject({ state: 'open', file: null })
  expect(await bank.make(period)).toMatchObject({ result: { total: '100.00' } })
  const [second] = await bank.files()
  expect(second?.number).not.toBe(first?.number)
  await expectOnce(market, period)
  expect((await bank.withdraw(second?.id ?? '')).status).toBe(200)

  expect((await bank.remove(id)).status).toBe(204)
  expect(await paidOut(shop)).toBeNull()
  expect(await bank.list(period)).toEqual([])
  expect(await bank.list(period, 'taken_out')).toMatchObject([{ id, amount: '100.00', settled: '120.00' }])
  expect(await bank.read(period)).toMatchObject({ takenOut: { count: 1, total: '100.00' } })
  expect(await balanceOf(shop, ANNA)).toMatchObject({ balance: '120.00', available: '120.00' })
  expect((await bank.start(period)).body.detail).toBe('nothing_to_pay')
  expect((await bank.again(id)).body).toMatchObject({ amount: '120.00', state: 'open' })
  expect(await bank.list(period, 'taken_out')).toEqual([])
  await expectHeld(market, [period], bank)
})

test('Who has no account waits with the money on the balance, and comes with the next file once there is one', async () => {
  const shop = await settlingMarket(cloud, 'bank-waits')
  const { market, settling, sell } = shop
  await withBank(market, '')
  await sell(BO, '2027-04-13', 50_000)
  const { id: period } = await settling.final(APRIL)
  const bank = payingOutOf(cloud, settling)
  expect((await bank.list(period)).map(({ customer }) => customer)).toEqual([ANNA])
  expect(await bank.read(period)).toMatchObject({
    missing: ['format'],
    waiting: [{ customer: BO, amount: '224.00', why: 'account_missing' }],
  })
  expect((await bank.start(period)).body.detail).toBe('bank_format_missing')
  await withBank(market)
  expect((await bank.start(period, { format: 'sdc' })).status).toBe(202)
  await cloud.idle()
  await giveAccount(market, BO)
  expect((await bank.read(period)).waiting).toMatchObject([{ customer: BO, why: 'ready' }])
  expect(await bank.make(period, { format: 'iso_20022' })).toMatchObject({
    result: { transactions: 1, total: '224.00' },
  })
  const files = await bank.files()
  for (const { id } of files) expect(await bank.upload(id)).toMatchObject({ state: 'done' })
  expect(await balanceOf({ ...shop, period, bank }, BO)).toMatchObject({ balance: '0.00', available: '0.00' })
  await expectOnce(market, period)
  await expectAddsUp(shop)
})

test('A transfer that staff made by hand is the one that waits: no file pays it again, and a cash payout takes what is free', async () => {
  const shop = await finalized('bank-by-hand')
  const { market, period, bank, settling } = shop
  const row = { type: 5, amount: '120.00', description: 'Netbank', timestamp: '2027-05-01' }
  const cash = await settling.call('POST', `balance_transactions/${ANNA}/`, { type: 3, amount: '1.00' })
  expect(cash.body).toEqual({ amount: ['more_than_available'] })
  const [one] = await bank.list(period)
  expect(await bank.make(period)).toMatchObject({ result: { total: '120.00' } })
  const byHand = await settling.call<{ from: object }>('POST', `balance_transactions/${ANNA}/`, row)
  expect(byHand).toMatchObject({ status: 201, body: { from: { kind: 'bank-transaction', id: one?.id } } })
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '0.00', available: '0.00', types: [5, 2] })
  // The bank would pay it again: the file can only be withdrawn.
  const id = (await bank.files())[0]?.id ?? ''
  for (const verb of ['uploaded', 'download'])
    expect(await settling.call('POST', `payments_info/bank_files/${id}/${verb}/`)).toMatchObject({
      ...{ status: 409, body: { detail: 'bank_file_state' } },
    })
  expect((await bank.withdraw(id)).status).toBe(200)
  expect((await bank.start(period)).body.detail).toBe('nothing_to_pay')
  expect(await balanceOf(shop, ANNA)).toEqual({ balance: '0.00', available: '0.00', types: [5, 2] })
  await expectHeld(market, [period], bank)
  await expectAddsUp(shop)
})

test('What is fetched cannot be made by hand too; a transfer is taken out although its tenant owes by now', async () => {
  const shop = await finalized('bank-owes')
  const { market, period, bank, settling } = shop
  await bank.make(period)
  const file = (await bank.files())[0]?.id ?? ''
  await bank.fetch(file)
  const path = `balance_transactions/${ANNA}/`
  const byHand = await settling.call('POST', path, { type: 5, amount: '120.00' })
  expect(byHand).toMatchObject({ status: 409, body: { detail: 'not_open' } })
  await bank.withdraw(file)
  expect((await settling.call('POST', path, { type: 7, amount: '150.00' })).status).toBe(201)
  expect(await balanceOf(shop, ANNA)).toMatchObject({ balance: '-30.00', available: '-150.00' })
  const [open] = await bank.list(period)
  expect((await bank.change(open?.id ?? '', { amount: '20.00' })).body).toMatchObject({ amount: '20.00' })
  expect((await bank.remove(open?.id ?? '')).status).toBe(204)
  expect(await balanceOf(shop, ANNA)).toMatchObject({ balance: '-30.00', available: '-30.00' })
  await expectHeld(market, [period], bank)
})

test('Two people press at once: one file, one upload; who may only look changes nothing', async () => {
  const shop = await finalized('bank-twice')
  const { market, period, bank } = shop
  const starts = await Promise.all([bank.start(period), bank.start(period)])
  expect(starts.map(({ status }) => status)).toEqual([202, 202])
  await cloud.idle()
  const files = (await bank.files()).filter(({ state }) => state === 'made')
  expect(files).toHaveLength(1)
  const [file] = files as [BankFile]
  const both = await Promise.all([bank.withdraw(file.id), bank.withdraw(file.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await expectOnce(market, period)
  await expectHeld(market, [period], bank)
  await makeStaff(market, 'mads', STAFF_PASSWORD, 'staff')
  const clerk = { market, token: await staffToken(cloud, market, 'mads') }
  const { status, body } = await cloud.call(
    'POST',
    '/api/admin/payments_info/bank_export/',
    { salesPeriod: period },
    clerk,
  )
  expect([status, body.detail]).toEqual([403, 'role_may_not'])
})
