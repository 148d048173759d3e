import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum } from '#shared/kit/money.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { CartEntry } from '../cart/cart.ts'
import { BookingLines } from '../choice/booking-lines.tsx'
import type { Choice } from '../choice/choice.ts'
import { choiceTotal, type DraftBooking } from '../choice/draft-booking.ts'
import styles from '../summary/bookings.module.css'
import { VatWithin } from '../summary/vat-within.tsx'
import date from './date.module.css'

const SHOWN_AT_FIRST = 2

interface SummaryCardProps {
  chosen: Choice
  /** What is chosen, once it has a first day. */
  draft?: DraftBooking
  saved: readonly CartEntry[]
  market: VisitorsMarket
  /** The main action, and the other one below it. None until a day is chosen. */
  proceed: ReactNode
  more: ReactNode
  /** True when the main action starts the time of the hold; a cart that is held already keeps its own. */
  startsHold: boolean
}

/** At a desk, what is being booked and what is reserved already: two at first, all on demand. A phone has the bar. */
export const SummaryCard = (props: SummaryCardProps) => {
  const { chosen, draft, saved, market, proceed, more, startsHold } = props
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const [isOpen, setOpen] = useState(false)
  const { currencyCode: currency, vatPercent } = market
  const bookings = [...(draft ? [draft] : []), ...[...saved].reverse()]
  const shown = isOpen ? bookings : bookings.slice(0, SHOWN_AT_FIRST)
  const total = sum(saved.map(booking => fromWire(booking.totalPrice))) + choiceTotal(chosen)
  return (
    <Paper withBorder p="lg" component="section" className={date.summary} aria-labelledby="summary">
      <Stack gap="md">
        <Title order={2} id="summary">
          {t('bookings.summary')}
        </Title>
        {!draft && chosen.price && (
          <div>
            <Text fw={600}>
              {chosen.shelfType?.name} · {label(chosen.price.bookingPeriod)}
            </Text>
            <Text c="dimmed">{t('bookings.chooseADate')}</Text>
          </div>
        )}
        {shown.map(booking => (
          <BookingLines
            key={'bookingRequest' in booking ? String(booking.bookingRequest) : 'draft'}
            booking={booking}
            market={market}
          />
        ))}
        {bookings.length > SHOWN_AT_FIRST && (
          <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('bookings.showLess') : t('bookings.showMore')}
          </Button>
        )}
        <div aria-live="polite">
          <p className={styles.sum}>
            <span>{t('bookings.total')}</span>
            <span className={styles.total}>{show.money(total, currency)}</span>
          </p>
          <VatWithin total={total} vatPercent={vatPercent} currency={currency} />
        </div>
        {proceed && (
          <div className={date.sideActions}>
            {proceed}
            {more}
          </div>
        )}
        {proceed && startsHold && (
          <Text size="sm" c="dimmed">
            {t('bookings.heldWhenYouGoOn')}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
