import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconDownload,
  IconFileSpreadsheet,
  IconPlayerStop,
  IconRefresh,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { jobsContract } from '#shared/jobs/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { FollowedJob } from '../../jobs/use-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'

interface ImportProgressProps {
  followed: FollowedJob
  /** Forgets this import and leads to the choice of a file. */
  onAgain: () => void
}

/** The third step: how far the import is, and at its end what came of it. */
export const ImportProgress = ({ followed, onAgain }: ImportProgressProps) => {
  const { t } = useTranslation()
  const { state, failure, job } = followed
  const ends = (
    <Group>
      <Button component={Link} to="/customers" leftSection={<IconUsers size={20} aria-hidden />}>
        {t('import.seeCustomers')}
      </Button>
      <Button variant="default" leftSection={<IconFileSpreadsheet size={20} aria-hidden />} onClick={onAgain}>
        {t('import.again')}
      </Button>
    </Group>
  )
  if (state === 'done')
    return (
      <Ended
        color="shelf"
        icon={IconCircleCheckFilled}
        title={t('import.done')}
        followed={followed}
        ends={ends}
      />
    )
  if (state === 'cancelled')
    return (
      <Ended title={t('import.cancelled')} text={t('import.cancelledText')} followed={followed} ends={ends} />
    )
  if (state === 'failed') {
    const code = job?.refusal ?? 'internal_error'
    const text = `${textOfCode(code)} ${t('import.failedText')}`
    return <Ended color="berry" title={t('import.failed')} text={text} followed={followed} ends={ends} />
  }
  if (failure)
    return (
      <Notice color="berry" title={t('import.unknown')}>
        <Text size="sm">{complaints(failure).map(({ code }) => textOfCode(code))}</Text>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={followed.refresh}
        >
          {t('kit.tryAgain')}
        </Button>
      </Notice>
    )
  return <Running followed={followed} />
}

const Running = ({ followed: { id, job } }: { followed: FollowedJob }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { done = 0, total = 0 } = job ?? {}
  const act = useAct()
  const stop = () =>
    act(send => send(jobsContract.cancel, { params: { id } }), {
      ask: { title: t('import.stopTitle'), text: t('import.stopText'), action: t('import.stop') },
      busy: t('import.stopping'),
    })
  return (
    <Paper withBorder p="lg">
      <Stack gap="md">
        <Text role="status">
          {total
            ? t('import.progress', { done: number.format(done), total: number.format(total) })
            : t('import.starting')}
        </Text>
        <Progress value={total && (100 * done) / total} size="lg" aria-label={t('import.progressLabel')} />
        <Text size="sm" c="dimmed">
          {t('import.mayLeave')}
        </Text>
        {job && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={20} aria-hidden />}
              onClick={() => void stop()}
            >
              {t('import.stop')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

interface EndedProps extends Pick<Parameters<typeof Notice>[0], 'color' | 'icon'> {
  title: string
  text?: string
  followed: FollowedJob
  ends: ReactNode
}

/** What an import did, whether it came to its end or not. */
const Ended = ({ title, text, followed: { job, download }, ends, ...look }: EndedProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { made = 0, known = 0, wrong = 0, unmailed = 0 } = job?.counts ?? {}
  const of = (count: number) => ({ count, number: number.format(count) })
  return (
    <Stack gap="md">
      <Notice {...look} title={title} role="status" takesFocus>
        <div>
          <Text size="sm">{t('import.made', of(made))}</Text>
          {unmailed > 0 && <Text size="sm">{t('import.unmailed', of(unmailed))}</Text>}
          {known > 0 && <Text size="sm">{t('import.wereKnown', of(known))}</Text>}
          {wrong > 0 && <Text size="sm">{t('import.wereWrong', of(wrong))}</Text>}
        </div>
        {text && <Text size="sm">{text}</Text>}
        {job?.result && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => void download()}
          >
            {t('import.refusedFile')}
          </Button>
        )}
      </Notice>
      {ends}
    </Stack>
  )
}
