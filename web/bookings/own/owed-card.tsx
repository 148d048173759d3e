import { Button, Text } from '@mantine/core'
import { IconCreditCard, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { landingOf, useThisMarket } from '../../markets/market.ts'

/** Staff ask for the money of a booking: how much, until when, and the way to pay. */
export const OwedCard = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode, timeZone } = useThisMarket()
  const { pay } = booking.can
  if (!pay) return null
  const end = endIn(timeZone, Date.parse(pay.validUntil))
  const amount = show.money(booking.totalPrice, currencyCode)
  return (
    <Notice
      role="note"
      icon={IconHourglass}
      title={t('rental.owedTitle', { amount, shelf: booking.shelf.name })}
    >
      <Text>{t('rental.owedText', { day: show.day(end.day), time: end.time })}</Text>
      <Button
        component="a"
        variant="default"
        href={`${landingOf(marketId)}/finalize-booking-payment-request#token=${pay.token}`}
        leftSection={<IconCreditCard size={20} aria-hidden />}
      >
        {t('rental.payNow', { amount })}
      </Button>
    </Notice>
  )
}
