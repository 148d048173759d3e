/** The job of a period, and whether this tab knows that it sends the period to the books. */
import { useTranslation } from 'react-i18next'
import { keptJob } from '../../../jobs/kept-job.ts'
import { notify } from '../../../kit/notify.ts'
import { type Stored, useStored } from '../../../kit/stored.ts'
import type { Period } from './figures.ts'
import { type PeriodJob, usePeriodJob } from './use-period-job.ts'
import { usePeriodWords } from './use-period-words.ts'

/** The id of the job that this tab started to send a period to the books. */
export const bookingJob = (period: string): Stored<string> => keptJob(`books of ${period}`)

export const useJobOf = (period: Period): { job: PeriodJob; isBooking: boolean } => {
  const { t } = useTranslation()
  const days = usePeriodWords()(period)
  const booking = bookingJob(period.id)
  const isBooking = useStored(booking) !== ''
  const job = usePeriodJob(`period ${period.id}`, {
    known: period.job,
    onDone: () => {
      // The period itself shows what other jobs have done. Vouchers may be refused by a job that is done.
      const { sent = 0, failed = 0, waiting = 0 } = job.job?.counts ?? {}
      if (isBooking && failed + waiting > 0) notify('warning', t('settlements.bookingRefused', { days }))
      else if (isBooking && sent) notify('good', t('settlements.wasBooked', { days }))
      booking.clear()
      job.forget()
    },
  })
  return {
    job: {
      ...job,
      forget: () => {
        booking.clear()
        job.forget()
      },
    },
    isBooking,
  }
}
