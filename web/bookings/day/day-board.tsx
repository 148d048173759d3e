import { Button, Stack, Text, Title } from '@mantine/core'
import { IconArrowDown, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DayBoard as Board } from '#shared/bookings/staff-day-board-calls.ts'
import { addDays, timeIn } from '#shared/kit/day.ts'
import { hoursOn } from '#shared/markets/hours.ts'
import type { UndeliveredMail } from '#shared/messages/mail-calls.ts'
import { capital } from '../../kit/capital.ts'
import type { CallFailure } from '../../kit/failure.ts'
import { PageTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from './day.module.css'
import { NextDay } from './next-day.tsx'
import { Sheet } from './sheet.tsx'
import { ShelvesPart } from './shelf-lines.tsx'
import { FreeShelves, LinksAhead, NothingOpen } from './side-cards.tsx'
import { SignTasks } from './signs.tsx'
import { UnclearSales } from './unclear-sales.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { useUndelivered } from './undelivered.tsx'
import { UrgentJobs } from './urgent-jobs.tsx'
import { type SeenBoard, useDayBoard } from './use-day-board.ts'
import { TicksContext, useNewTicks } from './use-ticks.ts'
import { WaitingSheets } from './waiting-sheets.tsx'

const NewBooking = ({ fullWidth = false }: { fullWidth?: boolean }) => {
  const { t } = useTranslation()
  return (
    <IfMay right="serve">
      <Button
        component={Link}
        to="/booking/new"
        fullWidth={fullWidth}
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        {t('day.newBooking')}
      </Button>
    </IfMay>
  )
}

/** The hours of today, and what is unusual about tomorrow. */
const useHoursText = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  return (date: string): string => {
    const hours = hoursOn(market, date)
    const isClosedNext = !hoursOn(market, addDays(date, 1))
    return [
      hours ? t('day.openHours', { from: hours.from, to: hours.to }) : t('day.closedToday'),
      isClosedNext && t('day.closedTomorrow'),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

const Top = ({ board: { date, at }, failure }: { board: Board; failure: CallFailure | undefined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const hoursText = useHoursText()
  const { timeZone } = useThisMarket()
  const time = timeIn(timeZone, Date.parse(at))
  return (
    <div className={styles.top}>
      <div>
        <Title order={1}>{capital(show.day(date))}</Title>
        <Text c="dimmed">{hoursText(date)}</Text>
      </div>
      <div className={styles.tools}>
        <span className={styles.asOf} role="status">
          {failure ? t('day.asOfBroken', { time }) : t('day.asOf', { time })}
        </span>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('day.print')}
        </Button>
        <NewBooking />
      </div>
    </div>
  )
}

/** The rows that are shown, each as the server has it now: what is confirmed must be what was seen last. */
const newest = (shown: Board, latest: Board): Board['unconfirmed'] => {
  const now = new Map(latest.unconfirmed.results.map(one => [one.id, one]))
  return {
    count: latest.unconfirmed.count,
    results: shown.unconfirmed.results.map(one => now.get(one.id) ?? one),
  }
}

interface ScreenProps {
  seen: SeenBoard
  mails: readonly UndeliveredMail[]
  failure: CallFailure | undefined
  showNews: () => void
  refresh: () => Promise<void>
}

const Screen = ({ seen, mails, failure, showNews, refresh }: ScreenProps) => {
  const { shown, latest, present, news } = seen
  const { t } = useTranslation()
  const { date } = shown
  return (
    <>
      <Stack gap="md" className={styles.screen}>
        <Top board={latest} failure={failure} />
        {news > 0 && (
          <div className={styles.news} role="status">
            <Button
              size="sm"
              variant="default"
              leftSection={<IconArrowDown size={18} aria-hidden />}
              onClick={showNews}
            >
              {t('day.news', { count: news })}
            </Button>
          </div>
        )}
        <div className={styles.sides}>
          <div className={styles.column}>
            <UrgentJobs board={shown} mails={mails} />
            <ShelvesPart kind="empty" lines={shown.empty} date={date} />
            <ShelvesPart kind="prepare" lines={shown.prepare} date={date} />
            <Unconfirmed
              unconfirmed={newest(shown, latest)}
              isPresent={id => present.has(`confirm ${id}`)}
              onDone={refresh}
            />
            <UnclearSales />
            <WaitingSheets />
            <SignTasks />
            <NextDay next={latest.next} />
          </div>
          <div className={styles.column}>
            <FreeShelves free={latest.free} />
            <LinksAhead links={latest.links} />
            <NothingOpen board={latest} mails={mails} />
          </div>
        </div>
        <div className={styles.foot}>
          <NewBooking fullWidth />
        </div>
      </Stack>
      <Sheet board={latest} />
    </>
  )
}

/** What staff do today, line by line, on one screen that stays open. */
export const DayBoard = () => {
  const { t } = useTranslation()
  const { data, failure, retry, showNews, refresh } = useDayBoard()
  const { mails, retry: retryMails } = useUndelivered()
  const ticks = useNewTicks(data, mails, () => Promise.all([retry(), retryMails()]))
  return (
    <TicksContext value={ticks}>
      <PageTitle>{t('day.title')}</PageTitle>
      <WhenLoaded of={{ seen: { data, failure, retry } }}>
        {({ seen }) => (
          <Screen seen={seen} mails={mails} failure={failure} showNews={showNews} refresh={refresh} />
        )}
      </WhenLoaded>
    </TicksContext>
  )
}
