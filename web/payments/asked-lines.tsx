import { Paper, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BuyersRequestAnswer } from '#shared/bookings/visitors-calls.ts'
import { useShow } from '../kit/show.ts'

interface AskedLinesProps {
  booking: BuyersRequestAnswer
  currency: string
}

/** The booking that staff ask the money for, as a bill: what, from when to when, and each amount. */
export const AskedLines = ({ booking, currency }: AskedLinesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelf, shelfTypeName, dateStart, dateEnd, discountedPrice, bookingAddons, totalPrice } = booking
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
      <Text mb="sm">{t('bookings.fromTo', { from: show.day(dateStart), to: show.day(dateEnd) })}</Text>
      <Table aria-labelledby="booked">
        <Table.Tbody>
          {lines.map(({ key, what, amount }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {what}
              </Table.Th>
              <Table.Td ta="right">{show.money(amount, currency)}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">{t('paymentrequest.total')}</Table.Th>
            <Table.Td ta="right" fw={700}>
              {show.money(totalPrice, currency)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
