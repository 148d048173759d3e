import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { toMillis } from '#shared/kit/units.ts'
import { myDataCalls } from '#shared/messages/my-data-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { useSend } from '../kit/act/use-send.ts'
import { Card } from '../kit/card.tsx'
import { Notice } from '../kit/notice.tsx'
import { tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'

const POLL_MS = 2_000
const PAUSE_MS = 3_600_000

type Last = Answer<typeof myDataCalls.readMyData>
type Job = Answer<typeof jobsContract.read>

interface FileProps {
  last: Last
  job: Job | undefined
  start: () => void
  download: () => void
}

/** The button that fits: make the file, fetch it, or try again; while it is made, how far that is. */
const File = ({ last, job, start, download }: FileProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const make = (text: string) => (
    <Button variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={start}>
      {text}
    </Button>
  )
  if (!last.job || !job)
    return (
      <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={start}>
        {t('mydata.make')}
      </Button>
    )
  if (!hasJobEnded(job.state))
    return (
      <>
        <Text size="sm">{t('mydata.working')}</Text>
        <Progress
          value={job.total && (100 * job.done) / job.total}
          aria-label={t('mydata.progress')}
          w="100%"
        />
      </>
    )
  if (!job.result)
    return (
      <Notice role="status" color="berry">
        <Text size="sm">{t('mydata.failed')}</Text>
        {make(t('kit.tryAgain'))}
      </Notice>
    )
  const day = (moment: number | null) => show.day(dayIn(timeZone, toMillis(moment ?? 0)))
  const isNewWanted = Date.now() - toMillis(last.startedOn ?? 0) > PAUSE_MS
  return (
    <>
      <Text size="sm">
        {t('mydata.ready', { made: day(last.startedOn), until: day(last.availableUntil) })}
      </Text>
      <Group gap="sm">
        <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={download}>
          {t('mydata.download')}
        </Button>
        {isNewWanted && make(t('mydata.again'))}
      </Group>
    </>
  )
}

/** A tenant's own data as a file. It is made while they do something else, and a mail says that it is ready. */
export const MyData = () => {
  const { t } = useTranslation()
  const act = useAct()
  const send = useSend()
  const last = useRoute(myDataCalls.readMyData, {})
  const id = last.data?.job
  const read = id ? { params: { id } } : undefined
  const job = useRoute(jobsContract.read, read, {
    refreshInterval: found => (found && hasJobEnded(found.state) ? 0 : POLL_MS),
  })
  const start = () => act(send => send(myDataCalls.startMyData, {}), { busy: t('mydata.starting') })
  const download = async () => {
    if (!read) return
    try {
      // The link lives for 15 minutes, so each download fetches its own.
      const { result } = await send(jobsContract.read, read)
      if (result) window.location.assign(result.url)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
  return (
    <Card title={t('mydata.title')}>
      <Text size="sm">{t('mydata.text')}</Text>
      <WhenLoaded of={id ? { last, job } : { last }} skeleton={null}>
        {() => (
          <Stack gap="sm" align="flex-start" role="status">
            {last.data && (
              <File
                last={last.data}
                job={job.data}
                start={() => void start()}
                download={() => void download()}
              />
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Card>
  )
}
