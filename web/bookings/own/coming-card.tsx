import { Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import styles from './own.module.css'
import { ShelfTag } from './shelf-tag.tsx'
import { useDayAndHour, useLook } from './use-words.ts'

/** What begins later: when, and from when the tenant can set up. */
export const ComingCard = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const dayAndHour = useDayAndHour()
  const { language } = useThisMarket()
  const { dateStartCustomer: dateStart, setUpFrom } = booking
  const { icon, tone, text } = useLook()(booking)
  const isPaid = booking.shelfStatus === SHELF_BOOKING.bookedAndPaidOnline
  const setUp =
    setUpFrom.day === dateStart && setUpFrom.time
      ? t('rental.setUpAt', { time: setUpFrom.time })
      : t('rental.setUpOn', { when: dayAndHour(setUpFrom) })
  return (
    <Link to={`/bookings/${booking.id}`} className={styles.coming}>
      <ShelfTag name={booking.shelf.name} />
      <div className={styles.grow}>
        <Text fw={650} lang={language}>
          {booking.shelfTypeName}
        </Text>
        <Text>{t('rental.begins', { day: show.day(dateStart) })}</Text>
        <Text size="sm" c="dimmed">
          {t('rental.inDays', { count: daysBetween(today, dateStart) })} · {setUp}
        </Text>
        {!isPaid && booking.shelfStatus !== SHELF_BOOKING.bookedAndPaid && (
          <StatusMark icon={icon} tone={tone}>
            {text}
          </StatusMark>
        )}
      </div>
      <IconChevronRight size={24} aria-hidden className={styles.more} />
    </Link>
  )
}
