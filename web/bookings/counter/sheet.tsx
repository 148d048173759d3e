/** The confirmation on paper: one page for the customer. No receipt; that comes from the shop's own till (D54). */
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { dayIn } from '#shared/kit/day.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
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
        <Facts className={styles.facts}>
          <Fact name={t('counter.from')}>{show.day(booking.dateStart)}</Fact>
          <Fact name={t('counter.to')}>{show.day(booking.dateEnd)}</Fact>
          {booking.customerName && (
            <Fact name={t('counter.customer')}>
              {booking.customerName} ({booking.customer})
            </Fact>
          )}
          {booking.description && <Fact name={t('counter.description')}>{booking.description}</Fact>}
          {hours.map(({ title, text }) => (
            <Fact key={title} name={title}>
              <span lang={market.language}>{text}</span>
            </Fact>
          ))}
        </Facts>
      </div>
      <section className={styles.sheetMoney}>
        <PriceLines booking={booking} />
      </section>
      <footer>{t('counter.noReceipt')}</footer>
    </article>
  )
}
