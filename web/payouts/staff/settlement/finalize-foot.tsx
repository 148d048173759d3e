/** What finalizing would write, and the buttons that save the days as a period. */
import { Anchor, Button, Text } from '@mantine/core'
import { IconCircleCheckFilled, IconDeviceFloppy, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { Days } from '#shared/sales/days.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { IconLabel } from '../../../kit/icon-label.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useRangeWords } from '../../../markets/use-range-words.ts'
import type { Preview } from './figures.ts'
import { useFinalizeQuestion, useWritten } from './finalize-question.tsx'
import { isAtWork, JobProgress } from './job-progress.tsx'
import { NotYet, useIsTooEarly } from './not-yet.tsx'
import styles from './settlement.module.css'
import { type PeriodJob, usePeriodJob } from './use-period-job.ts'

const daysOf = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): Days => ({
  from: dateFrom,
  to: dateTo,
})

const Written = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const written = useWritten()(preview)
  return (
    <div>
      <Text fw={650}>{t('settlements.finalizingWrites')}</Text>
      <ul className={styles.written}>
        {written.map(({ icon: Mark, text }) => (
          <li key={text}>
            <IconLabel icon={<Mark size={20} className={styles.good} />}>
              <Text size="sm">{text}</Text>
            </IconLabel>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('settlements.noMoneyYet')}
      </Text>
    </div>
  )
}

const useVerbs = (preview: Preview, job: PeriodJob) => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  const question = useFinalizeQuestion()
  const { dateFrom, dateTo } = preview
  const body = { dateFrom, dateTo }
  const finalize = async () => {
    const started = await act(
      send => send(settlementCalls.addSalesPeriod, { query: { saveType: 'final' }, body }),
      {
        ask: question(preview),
        busy: t('settlements.beginning'),
      },
    )
    if (started && 'job' in started && started.job) job.keep({ job: started.job })
  }
  const save = async () => {
    const saved = await act(
      send => send(settlementCalls.addSalesPeriod, { query: { saveType: 'draft' }, body }),
      { busy: t('settlements.saving'), done: t('settlements.draftSaved') },
    )
    if (saved && 'id' in saved) void navigate(`/payments/periods/${saved.id}`)
  }
  return { finalize, save }
}

/** Periods that have these days already: they are looked at, not saved again. */
const Overlapping = ({ of }: { of: Preview['overlapping'] }) => {
  const { t } = useTranslation()
  const words = useRangeWords()
  return (
    <Notice role="note" title={t('settlements.overlapping')}>
      {of.map(({ id, ...period }) => (
        <Anchor key={id} component={Link} to={`/payments/periods/${id}`}>
          {t('settlements.seePeriod', { days: words(daysOf(period)) })}
        </Anchor>
      ))}
    </Notice>
  )
}

const Done = ({ job }: { job: PeriodJob }) => {
  const { t } = useTranslation()
  return (
    <Notice
      color="shelf"
      icon={IconCircleCheckFilled}
      role="status"
      title={t('settlements.finalized')}
      takesFocus
    >
      <Text size="sm">{t('settlements.finalizedText')}</Text>
      <div className={styles.verbs}>
        <Button component={Link} to="/payments/periods" size="sm" onClick={job.forget}>
          {t('settlements.toPeriods')}
        </Button>
        <Button variant="subtle" size="sm" onClick={job.forget}>
          {t('kit.close')}
        </Button>
      </div>
    </Notice>
  )
}

const Foot = ({ preview, job }: { preview: Preview; job: PeriodJob }) => {
  const { t } = useTranslation()
  const { finalize, save } = useVerbs(preview, job)
  const isTooEarly = useIsTooEarly()
  return (
    <section className={styles.foot} aria-label={t('settlements.finalizingWrites')}>
      <Written preview={preview} />
      <div className={styles.verbs}>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={20} aria-hidden />}
          onClick={() => void save()}
        >
          {t('settlements.saveDraft')}
        </Button>
        {isTooEarly(preview) ? (
          <NotYet {...preview} />
        ) : (
          <Button leftSection={<IconLock size={20} aria-hidden />} onClick={() => void finalize()}>
            {t('settlements.finalize')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What can be done with the days that are shown. Who may only look reads what is there already. */
export const FinalizeFoot = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const job = usePeriodJob('settlement')
  const progress = (
    <JobProgress
      of={job}
      title={t('settlements.finalizingNow')}
      hint={t('settlements.mayLeave')}
      isPlain={isAtWork(job)}
    />
  )
  if (isAtWork(job)) return <div className={styles.foot}>{progress}</div>
  return (
    <>
      {job.state === 'done' && <Done job={job} />}
      {progress}
      {preview.overlapping.length > 0
        ? job.state !== 'done' && <Overlapping of={preview.overlapping} />
        : may('money') && preview.results.length > 0 && <Foot preview={preview} job={job} />}
    </>
  )
}
