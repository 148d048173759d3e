import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { closingCalls, type TouchedBooking } from '#shared/bookings/staff-closing-days-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useSettings } from './context.ts'
import styles from './settings.module.css'

/** So many bookings are named; the rest is counted. */
const MOST_NAMED = 10

const whoseOf = ({ name, customer }: TouchedBooking): string => [name, customer].filter(Boolean).join(', ')

interface TouchedProps {
  title: string
  bookings: readonly TouchedBooking[]
  textOf: (booking: TouchedBooking) => string
}

const Touched = ({ title, bookings, textOf }: TouchedProps) => {
  const { t } = useTranslation()
  if (!bookings.length) return null
  return (
    <section>
      <Text fw={600}>{title}</Text>
      <ul className={styles.touched}>
        {bookings.slice(0, MOST_NAMED).map(booking => (
          <li key={booking.id}>{textOf(booking)}</li>
        ))}
        {bookings.length > MOST_NAMED && (
          <li>{t('setup.effectMore', { count: bookings.length - MOST_NAMED })}</li>
        )}
      </ul>
    </section>
  )
}

interface EffectListProps {
  lengthened: readonly TouchedBooking[]
  stuck: readonly TouchedBooking[]
  startsClosed: readonly TouchedBooking[]
}

/** Which running bookings closing days lengthen, cannot lengthen, or close on their first day. */
export const EffectList = ({ lengthened, stuck, startsClosed }: EffectListProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const facts = (booking: TouchedBooking) => ({
    shelf: booking.shelf.name,
    name: whoseOf(booking),
    start: show.date(booking.dateStart),
    end: show.date(booking.dateEnd),
    wanted: show.date(booking.newDateEnd),
  })
  return (
    <div className={styles.effect}>
      <Touched
        title={t('setup.effectLengthened', { count: lengthened.length })}
        bookings={lengthened}
        textOf={booking => t('setup.lengthenedBooking', facts(booking))}
      />
      <Touched
        title={t('setup.effectStuck', { count: stuck.length })}
        bookings={stuck}
        textOf={booking => t('setup.stuckBooking', facts(booking))}
      />
      <Touched
        title={t('setup.effectStarts', { count: startsClosed.length })}
        bookings={startsClosed}
        textOf={booking => t('setup.startsBooking', facts(booking))}
      />
    </div>
  )
}

/** The running bookings that the saved closing days should lengthen, and whose shelf is taken after them. */
export const StuckBookings = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { closingDays } = useSettings().settings
  const { data } = useRoute(closingCalls.closingDaysEffect, {
    body: { closingDays },
  })
  if (!data?.stuck.length) return null
  return (
    <Notice role="note" title={t('setup.stuckTitle', { count: data.stuck.length })}>
      <Text size="sm">{t('setup.stuckText')}</Text>
      <ul className={styles.days}>
        {data.stuck.map(booking => (
          <li key={booking.id}>
            {t('setup.stuckBooking', {
              shelf: booking.shelf.name,
              name: whoseOf(booking),
              end: show.date(booking.dateEnd),
              wanted: show.date(booking.newDateEnd),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
