import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { IconCircleCheckFilled, IconFileSpreadsheet, IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { jobsContract } from '#shared/jobs/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { FollowedJob, Job } from '../../jobs/use-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import filesStyles from '../../tills/files/files.module.css'
import { useFateWords } from './file-words.ts'

interface SalesProgressProps {
  followed: FollowedJob
  /** Forgets this file and leads to the choice of another. */
  onAgain: () => void
}

const Running = ({ followed: { id, job } }: { followed: FollowedJob }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { done = 0, total = 0 } = job ?? {}
  const act = useAct()
  const stop = () =>
    act(send => send(jobsContract.cancel, { params: { id } }), {
      ask: { title: t('salesfile.stopTitle'), text: t('salesfile.stopText'), action: t('salesfile.stop') },
      busy: t('salesfile.stopping'),
    })
  return (
    <Paper withBorder p="lg">
      <Stack gap="md">
        <Text role="status">
          {total
            ? t('salesfile.progress', { done: number.format(done), total: number.format(total) })
            : t('salesfile.starting')}
        </Text>
        <Progress value={total && (100 * done) / total} size="lg" aria-label={t('salesfile.progressLabel')} />
        <Text size="sm" c="dimmed">
          {t('salesfile.mayLeave')}
        </Text>
        {job && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={20} aria-hidden />}
              onClick={() => void stop()}
            >
              {t('salesfile.stop')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

const Done = ({ counts }: Pick<Job, 'counts'>) => {
  const { t } = useTranslation()
  const words = useFateWords()
  const number = new Intl.NumberFormat(useLanguage())
  const facts = [
    [t('salesfile.receipts'), counts.receipts],
    [t('salesfile.doneSold'), counts.sold],
    [t('salesfile.doneReturned'), counts.returned],
    [words.clearing, counts.clearing],
    [words.before, counts.before],
    [words.reported, counts.reported],
    [words.differs, counts.differs],
    [words.unread, counts.unread],
  ] as const
  return (
    <Facts className={filesStyles.facts}>
      {facts
        .filter(([, count], at) => at === 0 || count)
        .map(([name, count = 0]) => (
          <Fact key={name} name={name}>
            {number.format(count)}
          </Fact>
        ))}
    </Facts>
  )
}

const useEnd = ({ state, job }: FollowedJob) => {
  const { t } = useTranslation()
  if (state === 'done')
    return { title: t('salesfile.done'), color: 'shelf' as const, icon: IconCircleCheckFilled }
  if (state === 'cancelled') return { title: t('salesfile.cancelled'), text: t('salesfile.againText') }
  if (state !== 'failed') return undefined
  const text = `${textOfCode(job?.refusal ?? 'internal_error')} ${t('salesfile.againText')}`
  return { title: t('salesfile.failed'), color: 'berry' as const, text }
}

/** The third step: how far booking is, and at its end what came of it. */
export const SalesProgress = ({ followed, onAgain }: SalesProgressProps) => {
  const { t } = useTranslation()
  const { failure, job, refresh } = followed
  const end = useEnd(followed)
  if (end) {
    const { text, ...look } = end
    return (
      <Stack gap="md">
        <Notice {...look} role="status" takesFocus>
          <Done counts={job?.counts ?? {}} />
          {text && <Text size="sm">{text}</Text>}
        </Notice>
        <Group>
          <Button leftSection={<IconFileSpreadsheet size={20} aria-hidden />} onClick={onAgain}>
            {t('salesfile.again')}
          </Button>
        </Group>
      </Stack>
    )
  }
  if (!failure) return <Running followed={followed} />
  return (
    <Notice color="berry" title={t('salesfile.unknown')}>
      <Text size="sm">{complaints(failure).map(({ code }) => textOfCode(code))}</Text>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconRefresh size={20} aria-hidden />}
        onClick={refresh}
      >
        {t('kit.tryAgain')}
      </Button>
    </Notice>
  )
}
