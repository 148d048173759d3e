import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangle,
  IconBuildingBank,
  IconChevronDown,
  IconMail,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import type { SentMail } from '#shared/messages/mail-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useShow } from '../../kit/show.ts'
import type { Fetched } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import type { RequestHistory, RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { useMailEvents } from './mail-events.ts'
import { type TimeEvent, useTimeEvents } from './time-events.ts'
import styles from './time-line.module.css'

const MARKS: Record<TimeEvent['tone'], Icon> = {
  staff: IconUserCog,
  provider: IconBuildingBank,
  buyer: IconUser,
  mail: IconMail,
  failed: IconAlertTriangle,
}

const Entry = ({ event }: { event: TimeEvent }) => {
  const { timeZone } = useThisMarket()
  const Mark = MARKS[event.tone]
  return (
    <li className={styles.event}>
      <time dateTime={new Date(event.at).toISOString()}>{timeIn(timeZone, event.at)}</time>
      <span className={styles.mark} data-tone={event.tone}>
        <Mark size={18} aria-hidden />
      </span>
      <div className={styles.what}>
        <strong>{event.title}</strong>
        <Text size="sm" c="dimmed">
          {event.by}
        </Text>
        {event.changes && event.changes.length > 0 && (
          <ul className={styles.changes}>
            {event.changes.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

interface TimeLineProps {
  request: StaffsRequest
  money: RequestMoney
  history: RequestHistory
  mails: Fetched<{ results: SentMail[] }>
}

/** The whole history by days, newest first. */
export const TimeLine = ({ request, money, history, mails }: TimeLineProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const { timeZone } = useThisMarket()
  const eventsOf = useTimeEvents()
  const ofMail = useMailEvents()
  const dayOf = (day: string) =>
    day === today ? t('requests.todayIs', { day: show.day(day) }) : show.day(day)
  return (
    <Card size="h3" id="history" title={t('history.title')}>
      <WhenLoaded of={{ history, mails }} skeleton={<Skeleton height={160} radius="md" />}>
        {({ history: { rows, hasMore }, mails: { results } }) => {
          // What is older than the pages that are here comes with them.
          const from = hasMore ? Date.parse(rows.at(-1)?.at ?? '') : 0
          const events = eventsOf(request, money, rows, results.flatMap(ofMail)).filter(
            ({ at }) => at >= from,
          )
          const days = Map.groupBy(events, ({ at }) => dayIn(timeZone, at))
          return (
            <>
              {[...days].map(([day, events]) => (
                <section key={day} aria-label={dayOf(day)}>
                  <Title order={3} size="sm" fw={650} className={styles.day}>
                    {dayOf(day)}
                  </Title>
                  <ol className={styles.events}>
                    {events.map(event => (
                      <Entry key={event.key} event={event} />
                    ))}
                  </ol>
                </section>
              ))}
              {hasMore && (
                <Group>
                  <Button
                    variant="default"
                    size="sm"
                    leftSection={<IconChevronDown size={20} aria-hidden />}
                    onClick={history.older}
                  >
                    {t('history.older')}
                  </Button>
                </Group>
              )}
            </>
          )
        }}
      </WhenLoaded>
    </Card>
  )
}
