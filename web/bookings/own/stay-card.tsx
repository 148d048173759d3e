import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconChevronRight, IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Stay } from '#shared/bookings/own-home.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { ExtendButton } from './extend-button.tsx'
import styles from './own.module.css'
import { ShelfTag } from './shelf-tag.tsx'
import { useDayAndHour, useDaysLeft, useLook } from './use-words.ts'

/** Shelf, type and status; the whole head leads to the booking. */
const Head = ({ booking }: { booking: OwnBooking }) => {
  const { language } = useThisMarket()
  const { icon, tone, text } = useLook()(booking)
  return (
    <Link to={`/bookings/${booking.id}`} className={styles.head}>
      <ShelfTag name={booking.shelf.name} />
      <div className={styles.grow}>
        <Title order={2} lang={language}>
          {booking.shelfTypeName}
        </Title>
        <StatusMark icon={icon} tone={tone}>
          {text}
        </StatusMark>
      </div>
      <IconChevronRight size={24} aria-hidden className={styles.more} />
    </Link>
  )
}

/** How much of the time is over. */
const Progress = ({ first, until }: { first: string; until: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const daysLeft = useDaysLeft()
  const total = daysBetween(first, until) + 1
  const day = Math.min(total, daysBetween(first, today) + 1)
  return (
    <div>
      <div className={styles.ends}>
        <strong className={styles.left}>{daysLeft(until)}</strong>
        <Text c="dimmed">{t('rental.dayOf', { day, total })}</Text>
      </div>
      <div className={styles.track} aria-hidden>
        <div style={{ width: `${(100 * day) / total}%` }} />
      </div>
      <div className={styles.ends}>
        <Text size="sm" c="dimmed">
          {show.day(first)}
        </Text>
        <Text size="sm" c="dimmed" ta="end">
          {show.day(until)}
        </Text>
      </div>
    </div>
  )
}

interface StayCardProps {
  stay: Stay<OwnBooking>
  /** The one that ends first: to extend it is the main action. */
  isFirst: boolean
}

/** A shelf that the tenant has now: how long still, by when it is empty, and until when it can be extended. */
export const StayCard = ({ stay: { booking, latest, until }, isFirst }: StayCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const dayAndHour = useDayAndHour()
  const isOver = booking.when === 'past'
  const { isPossible } = latest.can.extend
  const moves = latest.shelf.id !== booking.shelf.id
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={`${booking.shelfTypeName} ${booking.shelf.name}`}
    >
      <Stack gap="md">
        <Head booking={booking} />
        {!isOver && <Progress first={booking.dateStartCustomer} until={until} />}
        <IconLabel icon={<IconClockHour4 size={24} className={styles.icon} />}>
          {isOver ? (
            <Text>
              {t('rental.endedOn', { day: show.day(until), until: show.day(latest.can.extend.until) })}
            </Text>
          ) : (
            <Text>
              {t('rental.empty')}{' '}
              <strong>{t('rental.atLatest', { when: dayAndHour(latest.emptyBy) })}</strong>
              {isPossible && t('rental.orExtend')}.
            </Text>
          )}
        </IconLabel>
        {moves && (
          <Text>
            {t('rental.movesTo', { shelf: latest.shelf.name, day: show.day(latest.dateStartCustomer) })}
          </Text>
        )}
        <ExtendButton booking={latest} isMain={isFirst} />
      </Stack>
    </Paper>
  )
}
