/** Files for the bank: made by a job, fetched, marked as uploaded, withdrawn. */
import { bankExport, bankUpload } from '#events/payouts.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { sum } from '#shared/kit/money.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { accountText } from '#shared/payouts/account-text.ts'
import type { bankCalls } from '#shared/payouts/bank-calls.ts'
import { payoutRefusals } from '#shared/payouts/refusals.ts'
import { readBalance } from '../../balances/table/balance.ts'
import { audit } from '../../kit/audit.ts'
import type { Staff } from '../../kit/caller.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { publishFile } from '../../kit/files.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { readJob, startJob } from '../../kit/job.ts'
import { checkRecentProof } from '../../kit/recent-proof.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { type Market, readSettlingMarket } from '../../markets/table/market.ts'
import {
  type BankFile,
  listBankFiles as listFiles,
  putBankFile,
  readBankFile,
  readBytes,
} from '../table/bank-file.ts'
import { bumpTransfers, memberOf, readTransfers, readTransfersVersion } from '../table/transfer.ts'
import { isPayable } from './pay-again.ts'
import { formatOf, missingFor, textLengthOf } from './payment.ts'
import { type OfPeriod, type Row, readFinalized, readRows, type Waiting } from './rows.ts'

const { bank_file_state, nothing_to_pay } = payoutRefusals

export const toShownFile = (file: BankFile) => ({
  ...{ id: `${file.period}.${file.id}`, number: file.number, salesPeriod: file.period },
  ...{ format: file.format, name: file.name, state: file.state },
  ...{ transactions: file.members.length, total: file.total, sha256: file.sha256 },
  ...{ account: file.account, day: file.day, made: file.madeTs, madeBy: file.madeBy },
  ...{ fetched: file.fetchedTs, fetchedBy: file.fetchedBy },
  ...{ uploaded: file.uploadedTs, uploadedBy: file.uploadedBy },
  ...{ withdrawn: file.withdrawnTs, withdrawnBy: file.withdrawnBy, reason: file.reason },
  job: file.state === 'uploading' ? file.job : null,
})

const countedRows = (rows: readonly Row[]) => ({
  count: rows.length,
  total: sum(rows.map(({ transfer }) => transfer.amount)),
})

/** What a tenant who waits for an account has by now; undefined: it was paid, or is owed no more. */
const shownWaiting = async (market: string, { transfer: { userNumber }, payee }: Waiting) => {
  const { available: amount } = await readBalance(market, userNumber, { consistent: false })
  if (amount <= 0 || !payee) return []
  const account = accountText(payee)
  const why = !account ? 'account_missing' : payee.accountUnconfirmed ? 'account_unconfirmed' : 'ready'
  return [{ customer: userNumber, name: payee.name, account, amount, why } as const]
}

/** Refuses `not_enabled`, `wrong_period_status`, `period_busy`, and 404 `not_found`. */
export const readBankExport: Verb<typeof bankCalls.readBankExport> = async ({ market: id, query }) => {
  const market = await readSettlingMarket(id)
  const period = await readFinalized(id, query.salesPeriod)
  const { rows, takenOut, waiting, files } = await readRows(market, period, todayIn(market))
  const open = rows.filter(({ state }) => state === 'open')
  return {
    ...{ salesPeriod: period.id, dateFrom: period.dateFrom, dateTo: period.dateTo },
    ...{ format: market.bankFileFormat, account: accountText(market), missing: missingFor(market) },
    textLength: textLengthOf(market),
    ready: countedRows(open.filter(({ isBlocked }) => !isBlocked)),
    blocked: countedRows(open.filter(({ isBlocked }) => isBlocked)),
    waiting: (await Promise.all(waiting.map(one => shownWaiting(id, one)))).flat(),
    inFiles: countedRows(rows.filter(({ state }) => state === 'in_file' || state === 'sent')),
    returned: countedRows(rows.filter(({ state }) => state === 'returned')),
    takenOut: countedRows(takenOut),
    files: files.map(toShownFile),
  }
}

/** Refuses `nothing_to_pay` where no transaction is ready, and none can be made so. */
export const checkPays = ({ rows, waiting }: OfPeriod): void => {
  const isReady = rows.some(({ state, isBlocked }) => state === 'open' && !isBlocked)
  if (!isReady && !waiting.some(isPayable)) throw refuse(nothing_to_pay)
}

/**
 * Refuses `proof_needed`, `not_enabled`, `wrong_period_status`, `period_busy`, `bank_format_missing`, `bank_account_missing`,
 * `nothing_to_pay`, and 404 `not_found`.
 */
export const startBankExport: Verb<typeof bankCalls.startBankExport> = async ({
  market: id,
  caller,
  body: { salesPeriod, format, proof },
  idempotency,
}) => {
  await checkRecentProof(caller, proof)
  const market = await readSettlingMarket(id)
  const period = await readFinalized(id, salesPeriod)
  const using = { ...market, bankFileFormat: formatOf(market, format) }
  checkPays(await readRows(using, period, todayIn(market)))
  const { id: job, writes } = startJob(id, bankExport, caller, {
    ...{ period: period.id, format: using.bankFileFormat, by: caller.username },
  })
  await commit([...idempotency.record({ job }), ...writes])
  return { job }
}

/** Refuses `not_enabled`. */
export const listBankFiles: Verb<typeof bankCalls.listBankFiles> = async ({ market: id, query }) => {
  await readSettlingMarket(id)
  const { results, ...rest } = await listFiles(id, query.page)
  return { ...rest, results: results.map(toShownFile) }
}

const readFile = (market: string, fileId: string): Promise<BankFile> => {
  const [period = '', id = ''] = fileId.split('.')
  return readBankFile(market, { period, id })
}

const noted = ({ state, total, members, reason }: BankFile) => ({
  ...{ state, total, transactions: members.length, reason },
})

/** The row of the audit about a file. */
export const aboutFile = (
  { marketId, country }: Market,
  caller: Pick<Staff, 'username'> & Partial<Pick<Staff, 'role'>>,
  file: BankFile,
  before?: BankFile,
): Write[] =>
  audit(marketId, country, {
    caller,
    ...{ kind: 'bank-file', id: `${file.period}.${file.id}`, name: file.number },
    before: before && noted(before),
    after: noted(file),
  })

/**
 * Refuses `proof_needed`, `not_enabled`, 404 `not_found`, and `bank_file_state` for one that was withdrawn, or has a transfer
 * that was made by hand since.
 */
export const fetchBankFile: Verb<typeof bankCalls.fetchBankFile> = async ({
  market: id,
  caller,
  params,
  body,
}) => {
  await checkRecentProof(caller, body.proof)
  const market = await readSettlingMarket(id)
  const file = await retryOnConflict(async () => {
    const before = await readFile(id, params.id)
    if (before.state === 'withdrawn') throw refuse(bank_file_state)
    if (before.state === 'made') await checkNoneByHand(id, before)
    const fetched = { ...before, fetchedTs: nowSeconds(), fetchedBy: caller.username }
    const row = { caller, kind: 'bank-file', id: params.id, name: before.number }
    await commit([
      putBankFile(id, fetched),
      ...audit(id, market.country, {
        ...row,
        before: { fetched: before.fetchedTs },
        after: { fetched: fetched.fetchedTs },
      }),
    ])
    return fetched
  })
  const { name, type } = file
  return publishFile(
    { key: `${id}/bank/${newId()}`, name, type, isShort: true },
    await readBytes(id, file.id),
  )
}

/**
 * Refuses `bank_file_state` for a file one of whose transfers staff have made by hand since: the bank would pay it again. It
 * is withdrawn, and the next file goes without.
 */
const checkNoneByHand = async (market: string, { period, members }: BankFile): Promise<void> => {
  const { transfers } = await readTransfers(market, period)
  const byHand = new Set(transfers.filter(one => one.byHand !== null).map(memberOf))
  if (members.some(member => byHand.has(member))) throw refuse(bank_file_state)
}

/** Whether a job writes the transfers of a file on balances. One that has failed is begun again. */
const isRunning = async (market: string, { state, job: id }: BankFile): Promise<boolean> => {
  if (state !== 'uploading' || !id) return false
  const job = await readJob(market, id).catch(ignoreRefusal(commonRefusals.not_found))
  return job !== undefined && !hasJobEnded(job.state)
}

/** Refuses `not_enabled`, `bank_file_state` for one that is uploaded, or was withdrawn, and 404 `not_found`. */
export const markBankFileUploaded: Verb<typeof bankCalls.markBankFileUploaded> = ({
  market: id,
  caller,
  params,
  idempotency,
}) =>
  retryOnConflict(async () => {
    const market = await readSettlingMarket(id)
    const before = await readFile(id, params.id)
    const mayBegin = before.state === 'made' || before.state === 'uploading'
    if (!mayBegin || (await isRunning(id, before))) throw refuse(bank_file_state)
    if (before.state === 'made') await checkNoneByHand(id, before)
    const version = await readTransfersVersion(id, before.period)
    const { id: job, writes } = startJob(id, bankUpload, caller, { period: before.period, file: before.id })
    const file: BankFile = {
      ...{ ...before, state: 'uploading', job },
      ...{ uploadedTs: nowSeconds(), uploadedBy: caller.username },
    }
    await commit([
      ...idempotency.record({ job }),
      ...[...writes, putBankFile(id, file), bumpTransfers(id, before.period, version)],
      ...aboutFile(market, caller, file, before),
    ])
    return { job }
  })

/** Refuses `not_enabled`, `bank_file_state` for one that is uploaded, or was withdrawn, and 404 `not_found`. */
export const withdrawBankFile: Verb<typeof bankCalls.withdrawBankFile> = ({
  market: id,
  caller,
  params,
  body: { reason },
  idempotency,
}) =>
  retryOnConflict(async () => {
    const market = await readSettlingMarket(id)
    const before = await readFile(id, params.id)
    if (before.state !== 'made') throw refuse(bank_file_state)
    const version = await readTransfersVersion(id, before.period)
    const file: BankFile = {
      ...{ ...before, state: 'withdrawn', reason },
      ...{ withdrawnTs: nowSeconds(), withdrawnBy: caller.username },
    }
    const answer = toShownFile(file)
    await commit([
      ...idempotency.record(answer),
      ...[putBankFile(id, file), bumpTransfers(id, before.period, version)],
      ...aboutFile(market, caller, file, before),
    ])
    return answer
  })
