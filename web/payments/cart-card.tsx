import { Paper, Stack, Title } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum, vatWithin } from '#shared/kit/money.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { BookingLines } from '../bookings/booking-lines.tsx'
import styles from '../bookings/bookings.module.css'
import type { CartEntry } from '../bookings/cart.ts'
import { removeEntry } from '../bookings/reserve.ts'
import { confirm } from '../kit/confirm.ts'
import { rescueFocus, useRescuedFocus } from '../kit/focus.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import type { Buyer } from '../shelves/use-shelves.ts'

interface CartCardProps {
  market: VisitorsMarket
  audience: Buyer['audience']
  entries: readonly CartEntry[]
  /** True when the cart may have been paid: the buyer can delete nothing. */
  isLocked: boolean
}

export const totalOf = (entries: readonly CartEntry[]): number =>
  sum(entries.map(entry => fromWire(entry.totalPrice)))

/** The cart at checkout: every reservation, the sum, and its VAT. */
export const CartCard = ({ market, audience, entries, isLocked }: CartCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  useRescuedFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const { marketId, currencyCode, vatPercent } = market
  const total = totalOf(entries)

  const remove = async (entry: CartEntry) => {
    const name = `${entry.shelfTypeName} ${entry.shelfName}`
    const agrees = await confirm({
      title: t('payments.deleteTitle'),
      text: t('payments.deleteText', { name, date: show.day(entry.dateStart) }),
      action: t('payments.delete'),
    })
    if (!agrees) return
    try {
      const isRemoved = await underLoader(t('payments.deleting'), () =>
        removeEntry({ audience, marketId }, entry),
      )
      if (!isRemoved) return
      notify('good', t('payments.deleted'))
    } catch (thrown) {
      tellFailure(thrown)
    } finally {
      rescueFocus(() => heading.current)
    }
  }

  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="cart">
      <Stack gap="md">
        <Title order={2} id="cart" ref={heading} tabIndex={-1}>
          {t('payments.yourBookings')}
        </Title>
        {entries.map(entry => (
          <BookingLines
            key={entry.bookingRequest}
            booking={entry}
            currency={currencyCode}
            onDelete={isLocked ? undefined : () => void remove(entry)}
          />
        ))}
        <div aria-live="polite">
          <p className={styles.sum}>
            <span>{t('bookings.total')}</span>
            <span className={styles.total}>{show.money(total, currencyCode)}</span>
          </p>
          {vatPercent > 0 && (
            <p className={styles.sum}>
              <span>{t('payments.vat', { percent: vatPercent })}</span>
              <span>{show.money(vatWithin(total, vatPercent), currencyCode)}</span>
            </p>
          )}
        </div>
      </Stack>
    </Paper>
  )
}
