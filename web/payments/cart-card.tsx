import { Anchor, Paper, Stack, Title } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { type CartEntry, totalOf } from '../bookings/cart/cart.ts'
import { Countdown } from '../bookings/cart/countdown.tsx'
import { HoldLine } from '../bookings/cart/hold-line.tsx'
import { useSecondsLeft } from '../bookings/cart/use-seconds-left.ts'
import { BookingLines } from '../bookings/choice/booking-lines.tsx'
import { useBookMore } from '../bookings/choice/use-book-more.ts'
import { removeEntry } from '../bookings/reserve/reserve.ts'
import styles from '../bookings/summary/bookings.module.css'
import { VatWithin } from '../bookings/summary/vat-within.tsx'
import { useIsDesk } from '../bookings/wizard/use-is-desk.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { rescueFocus, useRescuedFocus } from '../kit/focus.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import type { Buyer } from '../shelves/use-shelves.ts'
import own from './checkout.module.css'

interface CartCardProps {
  market: VisitorsMarket
  audience: Buyer['audience']
  entries: readonly CartEntry[]
  /** True when the cart may have been paid: the buyer can delete nothing. */
  isLocked: boolean
}

/** At a desk the clock stands on the card, which stays in sight. */
const Clock = ({ marketId }: { marketId: string }) => {
  const { t } = useTranslation()
  const seconds = useSecondsLeft(marketId)
  const isDesk = useIsDesk()
  if (!isDesk || seconds === undefined) return null
  return (
    <div className={own.clock}>
      <Countdown seconds={seconds} label={t('bookings.heldFor')} />
      <HoldLine seconds={seconds} />
    </div>
  )
}

/** The cart at checkout: every reservation, the sum, and its VAT. */
export const CartCard = ({ market, audience, entries, isLocked }: CartCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const bookMore = useBookMore()
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
    <Paper withBorder p="lg" component="section" aria-labelledby="cart" className={own.cart}>
      <Stack gap="md">
        {!isLocked && <Clock marketId={marketId} />}
        <Title order={2} id="cart" ref={heading} tabIndex={-1}>
          {t('payments.yourBookings')}
        </Title>
        {entries.map(entry => (
          <BookingLines
            key={entry.bookingRequest}
            booking={entry}
            market={market}
            onDelete={isLocked ? undefined : () => void remove(entry)}
          />
        ))}
        <div aria-live="polite">
          <p className={styles.sum}>
            <span>{t('bookings.total')}</span>
            <span className={styles.total}>{show.money(total, currencyCode)}</span>
          </p>
          <VatWithin total={total} vatPercent={vatPercent} currency={currencyCode} />
        </div>
        {!isLocked && (
          <Anchor component="button" type="button" ta="start" onClick={bookMore}>
            {t('bookings.addMore')}
          </Anchor>
        )}
      </Stack>
    </Paper>
  )
}
