import { Button, Stack } from '@mantine/core'
import {
  type Icon,
  IconCalendarPlus,
  IconCalendarStats,
  IconCash,
  IconCircleX,
  IconMail,
  IconPencil,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isExtended } from '#shared/bookings/rules.ts'
import { isBooked, isHeld, SHELF_BOOKING, stands } from '#shared/bookings/states.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { Right } from '#shared/kit/rights.ts'
import { Card } from '../../kit/card.tsx'
import { later } from '../../kit/later.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { RefundedByHandDialog } from './refunded-by-hand-later.tsx'
import { useResend } from './use-resend.ts'

/** The dialogs load when one is opened first. */
const RefundDialog = later(['fields'], async () => (await import('./refund-dialog.tsx')).RefundDialog)
const EndFreeDialog = later(['fields'], async () => (await import('./end-free-dialog.tsx')).EndFreeDialog)
const ExtendDialog = later(['markets'], async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const NoteDialog = later([], async () => (await import('./note-dialog.tsx')).NoteDialog)
const DatesDialog = later([], async () => (await import('./dates-dialog.tsx')).DatesDialog)

type Act = 'refund' | 'endFree' | 'otherwise' | 'extend' | 'dates' | 'resend' | 'note'

const RIGHT_OF: Partial<Record<Act, Right>> = { refund: 'refund', endFree: 'refund', otherwise: 'refund' }

/** Not what a visitor is still booking. */
const isTouchable = ({ status, shelfStatus }: StaffsRequest): boolean =>
  !isHeld(status) || shelfStatus === SHELF_BOOKING.reserved

/** What staff can do about a booking as it stands. */
const actsFor = (request: StaffsRequest, { refundable, paid }: RequestMoney): Act[] => {
  const isStanding = stands(request.status)
  const canRefund = fromWire(refundable.rent) + fromWire(refundable.addons) > 0
  const isPaidInShop = isBooked(request.status) && request.shelfStatus === SHELF_BOOKING.bookedAndPaid
  const isForNothing = isBooked(request.status) && paid === 'card' && !canRefund
  return [
    ...(canRefund ? (['refund'] as const) : []),
    ...(isForNothing ? (['endFree'] as const) : []),
    ...(isPaidInShop ? (['otherwise'] as const) : []),
    ...(isStanding && request.customer && !isExtended(request.childrenStatuses) ? (['extend'] as const) : []),
    ...(isStanding ? (['dates'] as const) : []),
    ...(isStanding && request.customer ? (['resend'] as const) : []),
    ...(isTouchable(request) ? (['note'] as const) : []),
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
  const may = useMayDo()
  const acts = actsFor(request, money).filter(act => may(RIGHT_OF[act] ?? 'serve'))
  // The calendar leads here to extend.
  const wanted: unknown = (useLocation().state as { open?: unknown } | null)?.open
  const [open, setOpen] = useState(acts.find(act => act === wanted))
  const resend = useResend(request, onChanged)
  const buttons: Record<Act, { icon: Icon; text: string }> = {
    refund: { icon: IconReceiptRefund, text: t('requests.refund') },
    endFree: { icon: IconCircleX, text: t('requests.endFree') },
    otherwise: { icon: IconCash, text: t('requests.cancelPaidInShop') },
    extend: { icon: IconCalendarPlus, text: t('requests.extend') },
    dates: { icon: IconCalendarStats, text: t('requests.dates') },
    resend: { icon: IconMail, text: t('requests.resend') },
    note: {
      icon: IconPencil,
      text: request.description ? t('requests.noteChange') : t('requests.noteWrite'),
    },
  }
  const dialog = { request, onDone: onChanged, onClose: () => setOpen(undefined) }
  if (!acts.length) return null
  return (
    <Card size="h3" id="more" title={t('requests.more')}>
      <Stack gap="xs">
        {acts.map(act => {
          const { icon: Mark, text } = buttons[act]
          return (
            <Button
              key={act}
              variant="default"
              justify="start"
              leftSection={<Mark size={20} aria-hidden />}
              onClick={() => (act === 'resend' ? void resend() : setOpen(act))}
            >
              {text}
            </Button>
          )
        })}
      </Stack>
      {open === 'refund' && <RefundDialog {...dialog} instead={null} money={money} />}
      {open === 'endFree' && <EndFreeDialog {...dialog} instead={null} money={money} />}
      {open === 'otherwise' && (
        <RefundedByHandDialog
          {...dialog}
          instead={null}
          money={money}
          endsBooking
          amount={show.money(request.totalPrice, currencyCode)}
        />
      )}
      {open === 'extend' && <ExtendDialog {...dialog} instead={null} />}
      {open === 'note' && <NoteDialog {...dialog} instead={null} />}
      {open === 'dates' && <DatesDialog {...dialog} instead={null} />}
    </Card>
  )
}
