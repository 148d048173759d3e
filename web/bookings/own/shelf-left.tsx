/** How long the tenant has their shelves, in short, for a screen that is about something else. */
import { Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf } from '#shared/bookings/own-home.ts'
import { useShow } from '../../kit/show.ts'
import styles from './own.module.css'
import { ShelfTag } from './shelf-tag.tsx'
import { useOwnBookings } from './use-own.ts'
import { useDayAndHour, useDaysLeft } from './use-words.ts'

/** Nothing where no shelf is running, or while it is not known. */
export const ShelfLeft = () => {
  const { t } = useTranslation()
  const show = useShow()
  const daysLeft = useDaysLeft()
  const dayAndHour = useDayAndHour()
  const { data } = useOwnBookings()
  return homeOf(data?.results ?? []).running.map(({ booking, latest, until }) => (
    <Paper key={booking.id} component={Link} to={`/bookings/${booking.id}`} className={styles.coming ?? ''}>
      <ShelfTag name={booking.shelf.name} />
      <Stack gap={0} className={styles.grow ?? ''}>
        <strong className={styles.left}>{daysLeft(until)}</strong>
        <Text size="sm" c="dimmed">
          {latest.goesOn ? show.day(until) : t('rental.emptyAtLatest', { when: dayAndHour(latest.emptyBy) })}
        </Text>
      </Stack>
    </Paper>
  ))
}
