import { Button, Text, Title } from '@mantine/core'
import { IconTrashX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { type CartEntry, nameOf } from '../cart/cart.ts'
import styles from '../summary/bookings.module.css'
import { EmptyBefore } from '../summary/empty-before.tsx'
import { ExtraDays } from '../summary/extra-days.tsx'
import type { DraftBooking } from './draft-booking.ts'
import { EditButton } from './edit-button.tsx'

interface BookingLinesProps {
  booking: DraftBooking | CartEntry
  market: Pick<VisitorsMarket, 'currencyCode' | 'openingHours' | 'closingDays'>
  /** Level of its heading on the page. */
  level?: 2 | 3
  /** For what is reserved: it can then be changed and removed. What is only chosen has nothing to remove. */
  onDelete?: () => void
}

/** One booking: what, from when to when, and what each part of it costs. */
export const BookingLines = ({ booking, market, level = 3, onDelete }: BookingLinesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const { currencyCode: currency } = market
  const name = 'shelfName' in booking ? nameOf(booking) : booking.shelfTypeName
  return (
    <article className={styles.booking}>
      <Title order={level} size="h3">
        {name}
      </Title>
      <Text size="sm">
        {t('bookings.fromTo', { from: show.day(booking.dateStart), to: show.day(booking.dateEnd) })}
      </Text>
      <EmptyBefore market={market} first={booking.dateStart} last={booking.dateEnd} />
      <ExtraDays days={booking.eligibleClosingDays} />
      <Facts className={styles.lines}>
        <Fact name={label(booking.bookingPeriod)}>
          {booking.isDiscountActive && (
            <s className={styles.before}>{show.money(booking.originalPrice, currency)}</s>
          )}{' '}
          <span>{show.money(booking.discountedPrice, currency)}</span>
        </Fact>
        {booking.bookingAddons.map(addon => (
          <Fact key={addon.service} name={`${addon.quantity} × ${addon.serviceName}`}>
            {show.money(addon.totalPrice, currency)}
          </Fact>
        ))}
      </Facts>
      {onDelete && (
        <div className={styles.tools}>
          {'bookingRequest' in booking && <EditButton entry={booking} name={name} />}
          <Button
            variant="subtle"
            color="berry"
            size="sm"
            leftSection={<IconTrashX size={18} aria-hidden />}
            aria-label={t('bookings.deleteNamed', { name, date: show.day(booking.dateStart) })}
            onClick={onDelete}
          >
            {t('bookings.remove')}
          </Button>
        </div>
      )}
    </article>
  )
}
