import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum } from '#shared/kit/money.ts'
import { useShow } from '../kit/show.ts'
import { BookingLines } from './booking-lines.tsx'
import styles from './bookings.module.css'
import type { CartEntry } from './cart.ts'
import type { DraftBooking } from './draft-booking.ts'

const SHOWN_AT_FIRST = 2

interface SummaryCardProps {
  draft?: DraftBooking
  saved: readonly CartEntry[]
  currency: string
  children?: ReactNode
}

/** What is being booked and what is reserved already: two at first, all on demand. */
export const SummaryCard = ({ draft, saved, currency, children }: SummaryCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const [isOpen, setOpen] = useState(false)
  const bookings = [...(draft ? [draft] : []), ...[...saved].reverse()]
  const shown = isOpen ? bookings : bookings.slice(0, SHOWN_AT_FIRST)
  const total = sum(bookings.map(booking => fromWire(booking.totalPrice)))
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="summary">
      <Stack gap="md">
        <Title order={2} id="summary">
          {t('bookings.summary')}
        </Title>
        {!bookings.length && <Text c="dimmed">{t('bookings.chooseADate')}</Text>}
        {shown.map(booking => (
          <BookingLines
            key={'bookingRequest' in booking ? String(booking.bookingRequest) : 'draft'}
            booking={booking}
            currency={currency}
          />
        ))}
        {bookings.length > SHOWN_AT_FIRST && (
          <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('bookings.showLess') : t('bookings.showMore')}
          </Button>
        )}
        {bookings.length > 0 && (
          <p className={styles.sum} aria-live="polite">
            <span>{t('bookings.total')}</span>
            <span className={styles.total}>{show.money(total, currency)}</span>
          </p>
        )}
        {children}
      </Stack>
    </Paper>
  )
}
