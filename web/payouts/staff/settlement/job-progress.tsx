/** How far the job is that finalizes or sends a period, and what came of it. */
import '@mantine/core/styles/Progress.css'
import { Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import { complaints } from '../../../kit/failure.ts'
import { IconLabel } from '../../../kit/icon-label.tsx'
import { textOfCode } from '../../../kit/notify.ts'
import styles from './periods.module.css'
import type { PeriodJob } from './use-period-job.ts'

/** True while somebody's job works on the period, so that no verb is offered. */
export const isAtWork = ({ state }: PeriodJob): boolean =>
  state === 'waiting' || state === 'running' || state === 'elsewhere'

interface JobProgressProps {
  of: PeriodJob
  /** What it does: "Finalizing 1.–15. november". */
  title: string
  /** What may be done meanwhile. */
  hint: string
  /** Within something that has a line around it. */
  isPlain?: boolean
}

const Running = ({ of: { state, job, failure }, title, hint }: JobProgressProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { done = 0, total = 0 } = job ?? {}
  const progress = { done: number.format(done), total: number.format(total) }
  return (
    <>
      <Text size="sm" fw={650}>
        {title}
      </Text>
      {state !== 'elsewhere' && (
        <>
          <Text size="sm">{total ? t('settlements.progress', progress) : t('settlements.starting')}</Text>
          <Progress value={total && (100 * done) / total} aria-label={title} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {failure ? complaints(failure).map(({ code }) => textOfCode(code)) : hint}
      </Text>
    </>
  )
}

export const JobProgress = ({ isPlain = false, ...props }: JobProgressProps) => {
  const { t } = useTranslation()
  const { of } = props
  const { state, job, forget } = of
  const hasFailed = state === 'failed' || state === 'cancelled'
  return (
    <div role="status" className={styles.job} data-plain={isPlain || undefined}>
      {isAtWork(of) && <Running {...props} />}
      {hasFailed && (
        <>
          <IconLabel icon={<IconAlertTriangle size={20} color="var(--reol-berry)" />}>
            <Text size="sm" c="berry">
              {t('settlements.jobFailed')} {textOfCode(job?.refusal ?? 'internal_error')}
            </Text>
          </IconLabel>
          <Button variant="subtle" size="sm" onClick={forget}>
            {t('kit.close')}
          </Button>
        </>
      )}
    </div>
  )
}
