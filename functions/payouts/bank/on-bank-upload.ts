/** Writes the transfers of a file that is in the bank on the balances of the tenants: rows of type 5, some in a step. */
import * as z from 'zod/mini'
import { bankUpload } from '#events/payouts.ts'
import { dayIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { onJob, type Step } from '../../kit/job-runner.ts'
import type { Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type BankFile, type BankLine, putBankFile, readBankFile, readLines } from '../table/bank-file.ts'
import { bumpTransfers, findTransfers, readTransfersVersion } from '../table/transfer.ts'
import { leaving } from './leaving.ts'

const asked = z.object({ period: z.string(), file: z.string() })

/** A row is five writes with its event, and a transaction has a hundred at most. */
const ROWS_A_STEP = 18

const leavingByFile = (market: Market, { number, uploadedTs, period }: BankFile, line: BankLine): Write[] => {
  const at = uploadedTs ?? nowSeconds()
  const day = dayIn(market.timeZone, toMillis(at))
  return leaving(market, { ...line, period }, { day, at, description: number })
}

export default onJob(bankUpload, [], async (id, job): Promise<Step> => {
  const { period, file: fileId } = asked.parse(job.asked)
  const [market, file, lines, version] = await Promise.all([
    readMarket(id),
    readBankFile(id, { period, id: fileId }),
    readLines(id, fileId),
    readTransfersVersion(id, period),
  ])
  const total = lines.length
  const some = lines.slice(file.posted, file.posted + ROWS_A_STEP)
  // Staff may have made one by hand since the file was made.
  const transfers = await findTransfers(
    id,
    some.map(line => ({ ...line, period })),
  )
  const posted = file.posted + some.length
  const isLast = posted >= total
  return {
    done: posted,
    total,
    next: isLast ? undefined : posted,
    writes: [
      ...some
        .filter((_, at) => transfers[at]?.byHand === null)
        .flatMap(line => leavingByFile(market, file, line)),
      putBankFile(id, { ...file, posted, state: isLast ? 'uploaded' : file.state }),
      bumpTransfers(id, period, version),
    ],
  }
})
