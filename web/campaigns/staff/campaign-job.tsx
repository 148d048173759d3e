/** The job that moves products into a campaign or out of it: a reload finds it again, and its row shows how far it is. */
import '@mantine/core/styles/Progress.css'
import { Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sum } from '#shared/kit/money.ts'
import { staffCampaignCalls } from '#shared/products/campaign-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { keptJob } from '../../jobs/kept-job.ts'
import { type KeptJob, useKeptJob } from '../../jobs/use-kept-job.ts'
import { complaints } from '../../kit/failure.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { notify, textOfCode } from '../../kit/notify.ts'
import type { Stored } from '../../kit/stored.ts'
import styles from './campaigns.module.css'

/** What shows something else once products have moved. No call makes a preview stale by its contract. */
const STALE = [
  ...staffCampaignCalls.addToCampaign.makesStale,
  'product_campaigns/{userNumber}/{id}/preview',
] as const

const nameOf = (campaign: string): string => `campaign ${campaign}`

/** The id of the job that this tab started for a campaign. */
export const jobOf = (campaign: string): Stored<string> => keptJob(nameOf(campaign))

/** Says what became of the products, by the counts of the job. */
const useOutcome = () => {
  const { t } = useTranslation()
  return ({ joins = 0, keeps = 0, leaves = 0, stays = 0, ...others }: Record<string, number>): string => {
    const left = sum(Object.values(others))
    return [
      joins + keeps > 0 && t('staff-campaigns.areIn', { count: joins + keeps }),
      keeps > 0 && t('staff-campaigns.keepOwn', { count: keeps }),
      leaves + stays > 0 && t('staff-campaigns.areOut', { count: leaves + stays }),
      left > 0 && t('staff-campaigns.notMoved', { count: left }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

export const useCampaignJob = (campaign: string): KeptJob => {
  const outcome = useOutcome()
  const job = useKeptJob(nameOf(campaign), {
    stale: STALE,
    onDone: () => {
      const said = outcome(job.job?.counts ?? {})
      if (said) notify('good', said)
      job.forget()
    },
  })
  return job
}

/** The job that answers requests, which may be about several campaigns. Each of their rows says what came of it. */
export const useAnsweringJob = (): KeptJob => {
  const job = useKeptJob('campaign requests', { stale: STALE, onDone: () => job.forget() })
  return job
}

/** True while the job runs, so that nothing else is offered. */
export const isAtWork = ({ state }: KeptJob): boolean => state === 'waiting' || state === 'running'

/** How far the job is, or why it stopped. Nothing while there is none. */
export const CampaignJob = ({ of, title }: { of: KeptJob; title: string }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { state, job, failure, forget } = of
  const { done = 0, total = 0 } = job ?? {}
  const progress = { done: number.format(done), total: number.format(total) }
  const hasFailed = state === 'failed' || state === 'cancelled'
  return (
    <div role="status" className={styles.job}>
      {isAtWork(of) && (
        <>
          <Text size="sm" fw={650}>
            {title}
          </Text>
          <div className={styles.progress}>
            <Progress value={total && (100 * done) / total} aria-label={title} />
            <Text size="sm">{total ? t('jobs.progress', progress) : t('jobs.waiting')}</Text>
          </div>
          {failure && (
            <Text size="sm" c="dimmed">
              {complaints(failure).map(({ code }) => textOfCode(code))}
            </Text>
          )}
        </>
      )}
      {hasFailed && (
        <>
          <IconLabel icon={<IconAlertTriangle size={20} color="var(--reol-berry)" />}>
            <Text size="sm" c="berry">
              {t('staff-campaigns.jobFailed')} {textOfCode(job?.refusal ?? 'internal_error')}
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
