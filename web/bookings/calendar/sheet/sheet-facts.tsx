import { Anchor, Text } from '@mantine/core'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useShow } from '../../../kit/show.ts'
import { ofShelfBooking } from '../../payment-request/state.ts'
import { AskedWords } from '../../payment-request/state-words.tsx'
import { useWhen } from '../../payment-request/use-when.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import styles from './sheet.module.css'

const Line = ({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) => {
  const show = useShow()
  const { currencyCode } = useCalendar().market
  return (
    <div className={styles.line} data-total={isTotal || undefined}>
      <span>{name}</span>
      <span>{show.money(amount, currencyCode)}</span>
    </div>
  )
}

/** How long a booking is, in the words of what was bought where it was bought by a period. */
const useLength = () => {
  const { t } = useTranslation()
  return ({ dateStart, dateEnd, bookingPeriod }: ShelfBooking): string => {
    const days = t('calendar.days', { count: daysBetween(dateStart, dateEnd) + 1 })
    return bookingPeriod.name ? `${bookingPeriod.name} (${days})` : days
  }
}

const Money = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const { bookingAddons, bookingPeriod, isBookingForMarket, price, totalPrice, status } = booking
  if (isBookingForMarket) return null
  const isOwed = (status === 1 || status === 6) && fromWire(totalPrice) > 0
  return (
    <div className={styles.lines}>
      <Line name={bookingPeriod.name || t('calendar.rent')} amount={price} />
      {bookingAddons.map(({ service, serviceName, quantity, totalPrice: amount }) => (
        <Line key={service} name={`${quantity} × ${serviceName}`} amount={amount} />
      ))}
      <Line name={t('calendar.total')} amount={totalPrice} isTotal />
      {isOwed && <Line name={t('calendar.owed')} amount={totalPrice} />}
    </div>
  )
}

/** What stands out about a booking. */
const Notes = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const when = useWhen()
  const show = useShow()
  const { requestStatus, validUntil, paidAt, handOver, freedFrom } = booking
  const urgent = [
    requestStatus === 'paid' && t('calendar.mustConfirm'),
    requestStatus === 'refund_failed' && t('calendar.refundFailed'),
  ]
  const calm = [
    freedFrom && t('calendar.endedEarly', { day: show.day(freedFrom) }),
    validUntil && t('calendar.heldUntil', { when: when(validUntil) }),
    handOver && t('calendar.offeredUntil', { name: handOver.name, when: when(handOver.until) }),
  ]
  const isText = (note: unknown): note is string => typeof note === 'string'
  return (
    <>
      {paidAt && (
        <Text size="sm" c="dimmed">
          {t('calendar.paidOn', { when: when(paidAt) })}
        </Text>
      )}
      {urgent.filter(isText).map(note => (
        <div key={note} className={styles.note} data-tone="bad">
          <IconAlertCircleFilled size={16} aria-hidden /> {note}
        </div>
      ))}
      {calm.filter(isText).map(note => (
        <div key={note} className={styles.note}>
          {note}
        </div>
      ))}
    </>
  )
}

/** What a booking is: who has which shelf, for how long, for how much. */
export const SheetFacts = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const length = useLength()
  const { shelf, shelfType, customer, customerPhone, description, dateStart, dateEnd } = booking
  const { dateStartCustomer, dateEndCustomer, eligibleClosingDays } = booking
  const isLonger = dateStartCustomer !== dateStart || dateEndCustomer !== dateEnd
  return (
    <>
      {(customer || customerPhone) && (
        <Text size="sm">
          {customer && (
            <Anchor component={Link} underline="always" to={`/customers/${customer}`}>
              {t('calendar.customerNumber', { number: customer })}
            </Anchor>
          )}
          {customer && customerPhone && ' · '}
          {customerPhone}
        </Text>
      )}
      <Facts areColumns className={styles.facts}>
        <Fact name={t('calendar.shelf')}>
          <strong>{shelf.name}</strong>, {shelfType.name}
        </Fact>
        <Fact name={t('calendar.from')}>{show.day(dateStart)}</Fact>
        <Fact name={t('calendar.to')}>{show.day(dateEnd)}</Fact>
        <Fact name={t('calendar.length')}>
          {length(booking)}
          {eligibleClosingDays.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('calendar.closedWithin', { days: eligibleClosingDays.map(show.day).join(', ') })}
            </Text>
          )}
          {isLonger && (
            <Text size="sm" c="dimmed">
              {t('calendar.bought', { from: show.day(dateStartCustomer), to: show.day(dateEndCustomer) })}
            </Text>
          )}
        </Fact>
        {description && <Fact name={t('calendar.note')}>{description}</Fact>}
      </Facts>
      <Money booking={booking} />
      <Notes booking={booking} />
      <AskedWords asked={ofShelfBooking(booking)} />
    </>
  )
}
