/** Staff connect the market with Instagram, see whether that still works, and end it. */
import { Button, Group, Stack, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBrandInstagram,
  IconCircleDashed,
  IconPlugX,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/feeds/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { Card } from '../kit/card.tsx'
import { Notice } from '../kit/notice.tsx'
import { StatusMark } from '../kit/status-mark.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { landingOf, useThisMarket } from '../markets/market.ts'
import { useMoment } from '../markets/moment.ts'
import { Section } from '../markets/settings/section.tsx'
import { useAnswer } from './use-answer.ts'
import { useDisconnect } from './use-disconnect.ts'

type State = Answer<typeof staffCalls.readConnection>
type Connection = NonNullable<State['connection']>

const SOON_MS = 3_000
/** The address of Instagram's page works for 15 minutes. */
const BEFORE_IT_ENDS_MS = 10 * 60_000

const Mark = ({ connection }: { connection: Connection | null }) => {
  const { t } = useTranslation()
  if (!connection)
    return (
      <StatusMark icon={IconCircleDashed} tone="quiet">
        {t('feedsetup.notConnected')}
      </StatusMark>
    )
  return connection.isLost ? (
    <StatusMark icon={IconAlertTriangle} tone="bad">
      {t('feedsetup.isLost')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconRosetteDiscountCheck} tone="good">
      {t('feedsetup.connected')}
    </StatusMark>
  )
}

const Connect = ({ url, children }: { url: string; children: string }) => (
  <Button component="a" href={url} leftSection={<IconBrandInstagram size={20} aria-hidden />}>
    {children}
  </Button>
)

const Connected = ({ connection }: { connection: Connection }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { marketId } = useThisMarket()
  const disconnect = useDisconnect(connection.username)
  const { fetchedAt, connectedAt, isLost, username } = connection
  return (
    <>
      <div>
        <Text fw={600}>{t('feedsetup.account', { username })}</Text>
        <Text c="dimmed">{t('feedsetup.since', { at: moment(Date.parse(connectedAt)) })}</Text>
      </div>
      {!isLost && (
        <Text role="status">
          {fetchedAt
            ? t('feedsetup.fetched', { at: moment(Date.parse(fetchedAt)) })
            : t('feedsetup.fetching')}
        </Text>
      )}
      <Group>
        <Button component="a" href={landingOf(marketId)} variant="default">
          {t('feedsetup.seePage')}
        </Button>
        <Button
          variant="subtle"
          color="berry"
          leftSection={<IconPlugX size={20} aria-hidden />}
          onClick={() => void disconnect()}
        >
          {t('feedsetup.disconnect')}
        </Button>
      </Group>
    </>
  )
}

const Content = ({ state }: { state: State }) => {
  const { t } = useTranslation()
  const { url, connection } = state
  return (
    <Card title={t('feedsetup.accountTitle')} mark={<Mark connection={connection} />}>
      {connection?.isLost && (
        <Notice color="straw" role="note" title={t('feedsetup.lostTitle')}>
          <Text size="sm">{t('feedsetup.lostText')}</Text>
          {url && <Connect url={url}>{t('feedsetup.again')}</Connect>}
        </Notice>
      )}
      {connection && <Connected connection={connection} />}
      {!connection && url && (
        <>
          <Text>{t('feedsetup.how')}</Text>
          <Group>
            <Connect url={url}>{t('feedsetup.connect')}</Connect>
          </Group>
        </>
      )}
      {!url && <Text>{t('feedsetup.noApp')}</Text>}
    </Card>
  )
}

export const FeedConnection = () => {
  const { t } = useTranslation()
  const { visualName } = useThisMarket()
  const state = useRoute(
    staffCalls.readConnection,
    {},
    {
      refreshInterval: data =>
        data?.connection && !data.connection.isLost && !data.connection.fetchedAt
          ? SOON_MS
          : BEFORE_IT_ENDS_MS,
    },
  )
  const problem = useAnswer(state.retry)
  return (
    <Section title="Instagram" lead={t('feedsetup.lead', { name: visualName })}>
      {problem && (
        <Notice color="berry" title={t('feedsetup.deniedTitle')} takesFocus>
          <Text size="sm">{problem}</Text>
        </Notice>
      )}
      <Stack gap="md">
        <WhenLoaded of={{ state }}>{data => <Content state={data.state} />}</WhenLoaded>
      </Stack>
    </Section>
  )
}
