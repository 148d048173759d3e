/** Follows the job that works on a period, on its bank file or on vouchers. */
import { type Follows, type KeptJob, useKeptJob } from '../../../jobs/use-kept-job.ts'

/** What shows something else once a job on a period has ended. */
const OF_PERIODS = [
  'payments_info',
  'payments_info/sales_periods',
  'payments_info/sales_periods/{id}',
  'customer_payment_report',
  'books/settings',
  'books/vouchers',
  'books/vouchers/{id}',
] as const

export type PeriodJob = KeptJob

/** `name`: of the thing that the job works on, in this tab. */
export const usePeriodJob = (name: string, { stale = OF_PERIODS, ...follows }: Follows = {}): PeriodJob =>
  useKeptJob(name, { ...follows, stale })
