import { Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { useFullDay } from '../summary/use-full-day.ts'
import { VatWithin } from '../summary/vat-within.tsx'
import styles from './own.module.css'

/** What was paid, or is to be paid, with its VAT. */
export const Money = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const fullDay = useFullDay()
  const { currencyCode, vatPercent, language, timeZone } = useThisMarket()
  const { isHandedOn, paidAt, totalPrice, refundedAmount, shelfTypeName, shelfPeriodPrice } = booking
  const { discountedPrice, bookingAddons } = booking
  const period = label(shelfPeriodPrice.bookingPeriod)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="money">
      <Title order={2} id="money" mb="sm">
        {isHandedOn ? t('rental.paidForYou') : paidAt ? t('rental.paid') : t('rental.price')}
      </Title>
      <Facts className={styles.money}>
        <Fact
          name={
            <>
              <span lang={language}>{shelfTypeName}</span>
              {period && `, ${period}`}
            </>
          }
        >
          {show.money(discountedPrice, currencyCode)}
        </Fact>
        {bookingAddons.map(({ lineItem, serviceName, quantity, totalPrice: price }) => (
          <Fact key={lineItem} name={<span lang={language}>{`${quantity} × ${serviceName}`}</span>}>
            {show.money(price, currencyCode)}
          </Fact>
        ))}
        <Fact className={styles.total} name={t('rental.total')}>
          {show.money(totalPrice, currencyCode)}
        </Fact>
        {fromWire(refundedAmount) > 0 && (
          <Fact name={t('rental.backToYou')}>{show.money(refundedAmount, currencyCode)}</Fact>
        )}
      </Facts>
      <VatWithin total={fromWire(totalPrice)} vatPercent={vatPercent} currency={currencyCode} />
      {isHandedOn && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('rental.paidByOther')}
        </Text>
      )}
      {paidAt && !isHandedOn && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('rental.paidOn', { day: fullDay(dayIn(timeZone, Date.parse(paidAt))) })}
        </Text>
      )}
    </Paper>
  )
}
