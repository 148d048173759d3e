import { Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasJobEnded } from '#shared/kit/job.ts'
import { useLanguage } from '../i18n/language.ts'
import { complaints } from '../kit/failure.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { textOfCode } from '../kit/notify.ts'
import styles from './job.module.css'
import type { FollowedJob } from './use-job.ts'

interface JobPanelProps {
  followed: FollowedJob
  /** The button's text before a job is started. */
  label: string
}

const hasEnded = (state: FollowedJob['state']): boolean => state !== 'none' && hasJobEnded(state)

const Failure = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="berry" component="div">
    <IconLabel icon={<IconAlertTriangle size={20} />}>{children}</IconLabel>
  </Text>
)

/** Shows a job's progress, result or error. */
const Status = ({ followed: { state, job, failure } }: { followed: FollowedJob }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  if (failure && !hasEnded(state))
    return (
      <Failure>
        {t('jobs.unknown')} {complaints(failure).map(({ code }) => textOfCode(code))}
      </Failure>
    )
  if (state === 'failed') {
    const code = job?.refusal ?? 'internal_error'
    return (
      <Failure>
        {t('jobs.failed')} {code === 'internal_error' ? t('jobs.ourFault') : textOfCode(code)}
      </Failure>
    )
  }
  if (state === 'cancelled') return <Text size="sm">{t('jobs.cancelled')}</Text>
  if (state === 'none') return null
  const { done = 0, total = 0 } = job ?? {}
  if (state === 'done')
    return <Text size="sm">{t('jobs.done', { count: total, lines: number.format(total) })}</Text>
  const progress = { done: number.format(done), total: number.format(total) }
  return (
    <>
      <Text size="sm">{total ? t('jobs.progress', progress) : t('jobs.waiting')}</Text>
      <Progress value={total && (100 * done) / total} aria-label={t('jobs.label')} />
    </>
  )
}

/**
 * One button that starts a job, then downloads the result or tries again, with the progress beside it. It stays the
 * same element, so that it keeps the focus.
 */
export const JobPanel = ({ followed, label }: JobPanelProps) => {
  const { t } = useTranslation()
  const { state, failure, start, download, refresh, forget } = followed
  const isOver = hasEnded(state)
  const isLost = failure !== undefined && !isOver
  const isRunning = !isLost && (state === 'waiting' || state === 'running')
  const again = { icon: IconRefresh, text: t('kit.tryAgain') }
  const {
    icon: Icon,
    text,
    press,
  } = {
    none: { icon: IconDownload, text: label, press: start },
    waiting: { icon: IconDownload, text: t('jobs.working'), press: () => undefined },
    running: { icon: IconDownload, text: t('jobs.working'), press: () => undefined },
    done: { icon: IconDownload, text: t('jobs.download'), press: download },
    failed: { ...again, press: start },
    cancelled: { ...again, press: start },
    lost: { ...again, press: refresh },
  }[isLost ? 'lost' : state]
  return (
    <div className={styles.panel} data-open={state !== 'none' || undefined}>
      <Button
        variant={state === 'done' ? 'filled' : 'default'}
        leftSection={<Icon size={20} aria-hidden />}
        aria-disabled={isRunning || undefined}
        onClick={() => void press()}
      >
        {text}
      </Button>
      <div role="status" className={styles.status}>
        <Status followed={followed} />
      </div>
      {isOver && (
        <Button variant="subtle" size="sm" onClick={forget}>
          {t('kit.close')}
        </Button>
      )}
    </div>
  )
}
