import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { fromWire } from '#shared/kit/money.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useHowPaid } from './how-paid.ts'
import styles from './price-lines.module.css'

/** What a booking costs, line by line, and how it is paid. */
export const PriceLines = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, language } = useThisMarket()
  const howPaid = useHowPaid()
  const money = (amount: string) => show.money(amount, currencyCode)
  const isReduced = fromWire(booking.price) !== fromWire(booking.listPrice)
  if (booking.isBookingForMarket) return <p className={styles.paid}>{howPaid(booking)}</p>
  return (
    <div>
      <Facts className={styles.lines}>
        <Fact
          name={
            <>
              {t('counter.rent')}
              {isReduced && (
                <span>{` (${t('counter.insteadOf', { amount: money(booking.listPrice) })})`}</span>
              )}
            </>
          }
        >
          {money(booking.price)}
        </Fact>
        {booking.bookingAddons.map(({ lineItem, serviceName, quantity, totalPrice }) => (
          <Fact key={lineItem} name={<span lang={language}>{`${quantity} × ${serviceName}`}</span>}>
            {money(totalPrice)}
          </Fact>
        ))}
      </Facts>
      <p className={styles.total}>
        <span>{t('counter.total')}</span>
        <strong>{money(booking.totalPrice)}</strong>
      </p>
      <p className={styles.paid}>{howPaid(booking)}</p>
    </div>
  )
}
