/** The confirmation on paper: one page for the customer. No receipt; that comes from the shop's own till (D54). */
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { dayIn } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './confirmation.module.css'
import { PriceLines } from './price-lines.tsx'

export const Sheet = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const market = useThisMarket()
  const isHeld = booking.status === SHELF_BOOKING.reserved
  const hours = [
    { title: t('counter.setUp'), text: market.setUpHours },
    { title: t('counter.emptying'), text: market.emptyingHours },
  ].filter(({ text }) => text)
  return (
    <article className={styles.sheet}>
      <header className={styles.sheetHead}>
        <div>
          <strong className={styles.shop} lang={market.language}>
            {market.visualName}
          </strong>
          <p>{[market.address, market.supportPhone, market.supportEmail].filter(Boolean).join(' · ')}</p>
        </div>
        <p>{show.date(dayIn(market.timeZone, Date.parse(booking.created)))}</p>
      </header>
      <p className={styles.sheetTitle}>{isHeld ? t('counter.sheetHold') : t('counter.sheetTitle')}</p>
      <div className={styles.sheetMain}>
        <p className={styles.number}>
          {t('counter.shelf')}
          <strong>{booking.shelf.name}</strong>
          <span lang={market.language}>{booking.shelfType.name}</span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('counter.from')}</dt>
            <dd>{show.day(booking.dateStart)}</dd>
          </div>
          <div>
            <dt>{t('counter.to')}</dt>
            <dd>{show.day(booking.dateEnd)}</dd>
          </div>
          {booking.customerName && (
            <div>
              <dt>{t('counter.customer')}</dt>
              <dd>
                {booking.customerName} ({booking.customer})
              </dd>
            </div>
          )}
          {booking.description && (
            <div>
              <dt>{t('counter.description')}</dt>
              <dd>{booking.description}</dd>
            </div>
          )}
          {hours.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd lang={market.language}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className={styles.sheetMoney}>
        <PriceLines booking={booking} />
      </section>
      <footer>{t('counter.noReceipt')}</footer>
    </article>
  )
}
