/** Bank files and vouchers whose worker is killed: each transfer is in one file, leaves once, and each voucher comes once. */
import { expect, test } from 'vitest'
import { bankExport, bankUpload, periodBooks } from '#events/payouts.ts'
import { readAllBalances } from '#functions/balances/table/balance.ts'
import type { Staff } from '#functions/kit/caller.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { envelope } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import onBankExport from '#functions/payouts/bank/on-bank-export.ts'
import onBankUpload from '#functions/payouts/bank/on-bank-upload.ts'
import onPeriodBooks from '#functions/payouts/on-period-books.ts'
import { putBankFile, readBankFile } from '#functions/payouts/table/bank-file.ts'
import { putHead, readHead } from '#functions/payouts/table/period.ts'
import { readTransfers } from '#functions/payouts/table/transfer.ts'
import { killedAt } from '../../cloud/killed-at.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { keepingOf } from '../../people/keeping-books.ts'
import { expectHeld, expectOnce, payingOutOf, withBank } from '../../people/paying-out.ts'
import { BO, expectAddsUp, settlingMarket } from '../../people/settling.ts'

const cloud = cloudForTests()
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }
const WHEN = ['before', 'after'] as const

const boss = (market: string): Staff => ({
  ...{ kind: 'admin', market, username: 'admin', mustChange: false, loggedInTs: 0, role: 'owner' },
})

const finalized = async (market: string) => {
  const shop = await settlingMarket(cloud, market)
  await withBank(market)
  const { id: period } = await shop.settling.final(APRIL)
  return { ...shop, period, bank: payingOutOf(cloud, shop.settling) }
}

/** Starts a job without its task, so that no worker but the test runs it. */
const heldBack = async (
  market: string,
  task: typeof bankExport | typeof bankUpload | typeof periodBooks,
  asked: object,
): Promise<string> => {
  const { id, writes } = startJob(market, task, boss(market), asked)
  await commit(writes.slice(0, 1))
  return id
}

test('A worker that dies while it makes a file leaves none or a whole one, and the next one makes no second', async () => {
  for (const when of WHEN) {
    const { market, period, bank } = await finalized(`bank-made-${when}`)
    const job = await heldBack(market, bankExport, { period, format: 'bankdata', by: 'admin' })
    const deliver = () => onBankExport.receive(envelope(market, bankExport, { job }))
    await killedAt(job, 1, when, deliver)
    await expectOnce(market, period)
    await deliver()
    expect(await readJob(market, job)).toMatchObject({ state: 'done' })
    expect((await readTransfers(market, period)).files).toHaveLength(1)
    await expectOnce(market, period)
    await expectHeld(market, [period], bank)
  }
})

test('A worker that dies while it writes what was uploaded is followed by one that goes on: each row once', async () => {
  for (const when of WHEN) {
    const shop = await finalized(`bank-sent-${when}`)
    const { market, period, bank } = shop
    await bank.make(period)
    const [made] = (await readTransfers(market, period)).files
    const at = { period, id: made?.id ?? '' }
    const job = await heldBack(market, bankUpload, { period, file: at.id })
    await commit([
      putBankFile(market, {
        ...(await readBankFile(market, at)),
        state: 'uploading',
        job,
        uploadedTs: 1_812_000_000,
      }),
    ])
    const deliver = () => onBankUpload.receive(envelope(market, bankUpload, { job }))
    await killedAt(job, 1, when, deliver)
    await expectHeld(market, [period], bank)
    await deliver()
    expect(await readJob(market, job)).toMatchObject({ state: 'done' })
    expect(await readBankFile(market, at)).toMatchObject({ state: 'uploaded', posted: 1 })
    const owed = (await readAllBalances(market)).filter(({ userNumber }) => userNumber !== BO)
    expect(owed).toMatchObject([{ balance: 0, available: 0 }])
    await expectAddsUp(shop)
  }
})

test('A worker that dies at any step of an export leaves a draft or a frozen period, and the books have its voucher once', async () => {
  for (const nth of [1, 2, 3])
    for (const when of WHEN) {
      const shop = await settlingMarket(cloud, `books-killed-${nth}-${when}`)
      const { market, settling } = shop
      const books = keepingOf(cloud, market, settling)
      await books.connect()
      await books.choose()
      const { id: period } = await settling.draft(APRIL)
      const job = await heldBack(market, periodBooks, { period, by: 'admin' })
      const head = await readHead(market)
      await commit([putHead(market, { ...head, busy: { period, job, stage: 'freeze' } })])
      const deliver = () => onPeriodBooks.receive(envelope(market, periodBooks, { job }))
      await killedAt(job, nth, when, deliver)
      await deliver()
      expect(await readJob(market, job)).toMatchObject({ state: 'done' })
      expect(await books.received(), `${nth} ${when}`).toHaveLength(1)
      expect(await settling.read(period)).toMatchObject({ status: 2 })
    }
})
