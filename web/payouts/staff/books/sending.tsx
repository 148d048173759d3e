/** The job that sends vouchers: what starts it, how far it is, and what came of it. */
import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { Notice } from '../../../kit/notice.tsx'
import { isAtWork, JobProgress } from '../settlement/job-progress.tsx'
import { type PeriodJob, usePeriodJob } from '../settlement/use-period-job.ts'

export interface Sending {
  job: PeriodJob
  isAtWork: boolean
  all: () => Promise<void>
  one: (id: string) => Promise<void>
}

export const useSending = (): Sending => {
  const { t } = useTranslation()
  const act = useAct()
  const job = usePeriodJob('books')
  const busy = t('books.beginning')
  const keep = (started: { job: string } | undefined) => {
    if (started) job.keep(started)
  }
  return {
    job,
    isAtWork: isAtWork(job),
    all: async () => keep(await act(send => send(booksCalls.sendVouchers, {}), { busy })),
    one: async id => keep(await act(send => send(booksCalls.sendVoucher, { params: { id } }), { busy })),
  }
}

const Done = ({ job: { job, forget } }: { job: PeriodJob }) => {
  const { t } = useTranslation()
  const { sent = 0, failed = 0, waiting = 0 } = job?.counts ?? {}
  const said = [
    sent ? t('books.wereSent', { count: sent }) : '',
    failed ? t('books.wereRefused', { count: failed }) : '',
    waiting ? t('books.areWaiting', { count: waiting }) : '',
  ].filter(Boolean)
  const isGood = !failed && !waiting
  return (
    <Notice
      color={isGood ? 'shelf' : 'straw'}
      role="status"
      {...(isGood && { icon: IconCircleCheck })}
      takesFocus
    >
      <Text size="sm">{said.join(' ') || t('books.nothingToSend')}</Text>
      <Button size="sm" variant="default" onClick={forget}>
        {t('kit.close')}
      </Button>
    </Notice>
  )
}

export const SendingProgress = ({ of: { job } }: { of: Sending }) => {
  const { t } = useTranslation()
  if (job.state === 'done') return <Done job={job} />
  return <JobProgress of={job} title={t('books.sending')} hint={t('books.mayLeave')} />
}
