/** Finalizes a saved period, after the same question as the preview asks. */
import { Button, Loader } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { useOneAtATime } from '../../../kit/act/use-one-at-a-time.ts'
import { useSend } from '../../../kit/act/use-send.ts'
import { tellFailure } from '../../../kit/notify.ts'
import type { Period } from './figures.ts'
import { useFinalizeQuestion } from './finalize-question.tsx'
import { NotYet, useIsTooEarly } from './not-yet.tsx'
import type { PeriodJob } from './use-period-job.ts'
import { usePeriodWords } from './use-period-words.ts'

/** Reads what the days have now, asks, and begins. */
const useFinalize = ({ id, dateFrom, dateTo, sums }: Period, job: PeriodJob) => {
  const { t } = useTranslation()
  const send = useSend()
  const act = useAct()
  const oneAtATime = useOneAtATime()
  const question = useFinalizeQuestion()
  const [isReading, setIsReading] = useState(false)
  const read = async () => {
    setIsReading(true)
    try {
      return await send(settlementCalls.previewSettlement, { query: { dateFrom, dateTo } })
    } catch (thrown) {
      tellFailure(thrown)
      return undefined
    } finally {
      setIsReading(false)
    }
  }
  const finalize = () =>
    oneAtATime(async () => {
      const preview = await read()
      if (!preview) return
      const started = await act(sent => sent(settlementCalls.finalizeSalesPeriod, { params: { id } }), {
        ask: question(preview, sums),
        busy: t('settlements.beginning'),
      })
      if (started) job.keep(started)
    })
  return { isReading, finalize }
}

interface FinalizeButtonProps {
  period: Period
  job: PeriodJob
  size: 'md' | 'sm'
  variant: 'filled' | 'default'
}

export const FinalizeButton = ({ period, job, ...look }: FinalizeButtonProps) => {
  const { t } = useTranslation()
  const days = usePeriodWords()(period)
  const { isReading, finalize } = useFinalize(period, job)
  const isTooEarly = useIsTooEarly()
  if (isTooEarly(period)) return <NotYet {...period} />
  // It keeps the focus while it reads, so that the question gives it back.
  return (
    <Button
      {...look}
      leftSection={isReading ? <Loader size={18} color="currentColor" /> : <IconLock size={18} aria-hidden />}
      aria-label={t('settlements.finalizeOf', { days })}
      aria-busy={isReading}
      onClick={() => void finalize()}
    >
      {t('settlements.finalize')}
    </Button>
  )
}
