/** The third step of an import: how far it is, and at its end what came of it. */
import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconDownload,
  IconFileSpreadsheet,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { jobsContract } from '#shared/jobs/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import type { FollowedJob } from '../use-job.ts'

interface ImportProgressProps {
  followed: FollowedJob
  /** What the job counts, in words and in this order. The first is shown also where it is none. */
  names: Record<string, string>
  /** Where staff see what came of it. */
  see?: ReactNode
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

const useEnd = ({ state, job }: FollowedJob) => {
  const { t } = useTranslation()
  if (state === 'done')
    return { title: t('import.done'), color: 'shelf' as const, icon: IconCircleCheckFilled }
  if (state === 'cancelled') return { title: t('import.cancelled'), text: t('import.againText') }
  if (state !== 'failed') return undefined
  const text = `${textOfCode(job?.refusal ?? 'internal_error')} ${t('import.againText')}`
  return { title: t('import.failed'), color: 'berry' as const, text }
}

/** What an import did, whether it came to its end or not. */
const Counted = ({ followed: { job, download }, names }: Pick<ImportProgressProps, 'followed' | 'names'>) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const counts = job?.counts ?? {}
  return (
    <>
      <Facts areCounts>
        {Object.entries(names)
          .filter(([count], at) => at === 0 || counts[count])
          .map(([count, name]) => (
            <Fact key={count} name={name}>
              {number.format(counts[count] ?? 0)}
            </Fact>
          ))}
      </Facts>
      {job?.result && (
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void download()}
        >
          {t('import.leftOut')}
        </Button>
      )}
    </>
  )
}

export const ImportProgress = ({ followed, names, see, onAgain }: ImportProgressProps) => {
  const { t } = useTranslation()
  const { failure, refresh } = followed
  const end = useEnd(followed)
  if (end) {
    const { text, ...look } = end
    return (
      <Stack gap="md">
        <Notice {...look} role="status" takesFocus>
          <Counted followed={followed} names={names} />
          {text && <Text size="sm">{text}</Text>}
        </Notice>
        <Group>
          {see}
          <Button
            variant={see ? 'default' : 'filled'}
            leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            onClick={onAgain}
          >
            {t('import.again')}
          </Button>
        </Group>
      </Stack>
    )
  }
  if (!failure) return <Running followed={followed} />
  return (
    <Notice color="berry" title={t('import.unknown')}>
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
