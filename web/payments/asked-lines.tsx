import { Box, Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BuyersRequestAnswer } from '#shared/bookings/visitors-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import styles from '../bookings/summary/bookings.module.css'
import { EmptyBefore } from '../bookings/summary/empty-before.tsx'
import { Fact, Facts } from '../kit/facts.tsx'
import { useShow } from '../kit/show.ts'

interface AskedLinesProps {
  booking: BuyersRequestAnswer
  market: Pick<VisitorsMarket, 'currencyCode' | 'openingHours' | 'closingDays'>
}

/** The booking that staff ask the money for, as a bill: what, from when to when, and each amount. */
export const AskedLines = ({ booking, market }: AskedLinesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode: currency } = market
  const { shelf, shelfTypeName, discountedPrice, bookingAddons, totalPrice } = booking
  const lines = [
    { key: 'rent', what: t('paymentrequest.rent'), amount: discountedPrice },
    ...bookingAddons.map(({ lineItem, quantity, serviceName, totalPrice: amount }) => ({
      key: lineItem,
      what: `${quantity} × ${serviceName}`,
      amount,
    })),
  ]
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="booked">
      <Title order={2} id="booked">
        {shelfTypeName}, {shelf.name}
      </Title>
      <Box mb="sm">
        <Text>
          {t('bookings.fromTo', {
            from: show.day(booking.dateStartCustomer),
            to: show.day(booking.dateEndCustomer),
          })}
        </Text>
        <EmptyBefore market={market} first={booking.dateStartCustomer} last={booking.dateEndCustomer} />
      </Box>
      <Facts className={styles.lines}>
        {lines.map(({ key, what, amount }) => (
          <Fact key={key} name={what}>
            {show.money(amount, currency)}
          </Fact>
        ))}
        <Fact name={<strong>{t('paymentrequest.total')}</strong>}>
          <strong>{show.money(totalPrice, currency)}</strong>
        </Fact>
      </Facts>
    </Paper>
  )
}
