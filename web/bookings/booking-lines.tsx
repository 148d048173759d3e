import { ActionIcon, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShow } from '../kit/show.ts'
import { usePeriodLabel } from '../shelves/period-label.ts'
import styles from './bookings.module.css'
import type { CartEntry } from './cart.ts'
import type { DraftBooking } from './draft-booking.ts'

interface BookingLinesProps {
  booking: DraftBooking | CartEntry
  currency: string
  /** Level of its heading on the page. */
  level?: 2 | 3
  /** Shown for what is reserved; what is only chosen has nothing to delete. */
  onDelete?: () => void
}

const Line = ({ name, amount, before }: { name: string; amount: string; before?: string }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>
      {before && <s className={styles.before}>{before}</s>} {amount}
    </dd>
  </div>
)

/** One booking: what, from when to when, and what each part of it costs. */
export const BookingLines = ({ booking, currency, level = 3, onDelete }: BookingLinesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const { eligibleClosingDays: closing } = booking
  const name =
    'shelfName' in booking ? `${booking.shelfTypeName} ${booking.shelfName}` : booking.shelfTypeName
  return (
    <article className={styles.booking}>
      <div className={styles.bookingHead}>
        <Title order={level} size="h3">
          {name}
        </Title>
        {onDelete && (
          <ActionIcon
            variant="subtle"
            color="berry"
            size={36}
            aria-label={t('bookings.deleteNamed', {
              name,
              date: show.day(booking.dateStart),
            })}
            onClick={onDelete}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Text size="sm">
        {t('bookings.fromTo', { from: show.day(booking.dateStart), to: show.day(booking.dateEnd) })}
      </Text>
      {closing.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('bookings.lengthened', { count: closing.length, dates: closing.map(show.day).join(', ') })}
        </Text>
      )}
      <dl className={styles.lines}>
        <Line
          name={label(booking.bookingPeriod)}
          amount={show.money(booking.discountedPrice, currency)}
          before={booking.isDiscountActive ? show.money(booking.originalPrice, currency) : undefined}
        />
        {booking.bookingAddons.map(addon => (
          <Line
            key={addon.service}
            name={`${addon.quantity} × ${addon.serviceName}`}
            amount={show.money(addon.totalPrice, currency)}
          />
        ))}
      </dl>
    </article>
  )
}
