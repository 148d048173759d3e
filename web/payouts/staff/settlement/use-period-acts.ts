/** What staff do to a saved period. */
import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import type { Period } from './figures.ts'
import { useFile } from './use-file.ts'
import { bookingJob } from './use-job-of.ts'
import type { PeriodJob } from './use-period-job.ts'
import { usePeriodWords } from './use-period-words.ts'

export const usePeriodActs = (period: Period, job: PeriodJob) => {
  const { t } = useTranslation()
  const act = useAct()
  const days = usePeriodWords()(period)
  const params = { id: period.id }
  const count = period.sums?.count ?? 0
  const sendToTenants = async () => {
    const started = await act(send => send(settlementCalls.sendSalesPeriod, { params }), {
      ask: {
        title: t('settlements.sendTitle', { count }),
        text:
          period.status === PERIOD.sent
            ? t('settlements.sendAgainText')
            : t('settlements.sendText', { days }),
        action: t('settlements.send'),
        color: 'shelf',
      },
      busy: t('settlements.beginning'),
    })
    if (started) job.keep(started)
  }
  const sendToBooks = async () => {
    const isDraft = period.status === PERIOD.draft
    const started = await act(send => send(booksCalls.exportToBooks, { params }), {
      ask: {
        title: t('settlements.toBooksTitle', { days }),
        text: isDraft ? t('settlements.toBooksText') : t('settlements.toBooksFinalText'),
        action: t('settlements.toBooks'),
        color: 'shelf',
      },
      busy: t('settlements.beginning'),
    })
    if (!started) return
    bookingJob(period.id).write(started.job)
    job.keep(started)
  }
  const reset = () =>
    act(send => send(settlementCalls.resetSalesPeriod, { params }), {
      ask: {
        title: t('settlements.resetTitle', { days }),
        text: t('settlements.resetText'),
        action: t('settlements.reset'),
      },
      busy: t('settlements.resetting'),
      done: t('settlements.wasReset'),
      refused: { changed_meanwhile: t('settlements.changedMeanwhile') },
    })
  const remove = () =>
    act(send => send(settlementCalls.removeSalesPeriod, { params }), {
      ask: {
        title: t('settlements.deleteTitle', { days }),
        text: t('settlements.deleteText'),
        action: t('settlements.deleteDraft'),
      },
      busy: t('settlements.deleting'),
      done: t('settlements.deleted'),
    })
  return { sendToTenants, sendToBooks, reset, remove }
}

/** The period as a file: what its settlements come to, or each tenant in a spreadsheet. */
export const usePeriodFiles = ({ id, dateFrom, dateTo }: Period) => {
  const language = useLanguage()
  const { isMaking, open } = useFile()
  return {
    isMaking,
    pdf: () => open(send => send(settlementCalls.makePeriodPdf, { params: { id }, body: { language } })),
    excel: () =>
      open(send => send(settlementCalls.exportSettlement, { query: { dateFrom, dateTo, language } })),
  }
}
