import { Button, Stack } from '@mantine/core'
import {
  type Icon,
  IconCalendarPlus,
  IconCalendarStats,
  IconCash,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAskedFor, isBooked, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { fromWire } from '#shared/kit/money.ts'
import { later } from '../../kit/later.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { Card } from './card.tsx'
import { OtherwiseDialog } from './otherwise-later.tsx'
import type { RequestMoney, StaffsRequest } from './use-request.ts'

/** The dialogs load when one is opened first. */
const RefundDialog = later(['fields'], async () => (await import('./refund-dialog.tsx')).RefundDialog)
const ExtendDialog = later(['markets'], async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const DatesDialog = later([], async () => (await import('./dates-dialog.tsx')).DatesDialog)

type Act = 'refund' | 'otherwise' | 'extend' | 'dates'

/** What staff can do about a booking as it stands. */
const actsFor = (request: StaffsRequest, { refundable }: RequestMoney): Act[] => {
  const stands = isBooked(request.status) || isAskedFor(request.status)
  const canRefund = fromWire(refundable.rent) + fromWire(refundable.addons) > 0
  const isPaidInShop = isBooked(request.status) && request.shelfStatus === SHELF_BOOKING.bookedAndPaid
  return [
    ...(canRefund ? (['refund'] as const) : []),
    ...(isPaidInShop ? (['otherwise'] as const) : []),
    ...(stands && request.customer ? (['extend'] as const) : []),
    ...(stands ? (['dates'] as const) : []),
  ]
}

interface MoreCardProps {
  request: StaffsRequest
  money: RequestMoney
  onChanged: () => unknown
}

export const MoreCard = ({ request, money, onChanged }: MoreCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const [open, setOpen] = useState<Act>()
  const acts = actsFor(request, money)
  const buttons: Record<Act, { icon: Icon; text: string }> = {
    refund: { icon: IconReceiptRefund, text: t('requests.refund') },
    otherwise: { icon: IconCash, text: t('requests.cancelPaidInShop') },
    extend: { icon: IconCalendarPlus, text: t('requests.extend') },
    dates: { icon: IconCalendarStats, text: t('requests.dates') },
  }
  const dialog = { request, onDone: onChanged, onClose: () => setOpen(undefined) }
  if (!acts.length) return null
  return (
    <Card id="more" title={t('requests.more')}>
      <Stack gap="xs">
        {acts.map(act => {
          const { icon: Mark, text } = buttons[act]
          return (
            <Button
              key={act}
              variant="default"
              justify="start"
              leftSection={<Mark size={20} aria-hidden />}
              onClick={() => setOpen(act)}
            >
              {text}
            </Button>
          )
        })}
      </Stack>
      {open === 'refund' && <RefundDialog {...dialog} instead={null} money={money} />}
      {open === 'otherwise' && (
        <OtherwiseDialog
          {...dialog}
          instead={null}
          money={money}
          endsBooking
          amount={show.money(request.totalPrice, currencyCode)}
        />
      )}
      {open === 'extend' && <ExtendDialog {...dialog} instead={null} />}
      {open === 'dates' && <DatesDialog {...dialog} instead={null} />}
    </Card>
  )
}
