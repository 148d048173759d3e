import '@mantine/core/styles/Radio.css'
import { NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { extensionStart } from '#shared/bookings/rules.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { toWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { hasCode } from '../../kit/failure.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { Blocked, useBlocked } from './blocked.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

/** The periods of the shelf's type at their prices, and a last day of one's own. */
const usePeriods = ({ shelfType }: StaffsRequest) => {
  const { t } = useTranslation()
  const show = useShow()
  const periodLabel = usePeriodLabel()
  const { marketId, currencyCode } = useThisMarket()
  const prices = useRoute(visitorsCalls.listPrices, {
    audience: 'anonymous',
    market: marketId,
    query: { shelfType: shelfType.id },
  })
  return [
    ...(prices.data ?? []).map(({ bookingPeriod, discountedPrice }) => ({
      value: bookingPeriod.id,
      label: `${periodLabel(bookingPeriod)}, ${show.money(discountedPrice, currencyCode)}`,
    })),
    { value: '', label: t('requests.untilADay') },
  ]
}

/** What is there now, when a colleague was faster. */
const Changed = ({ present }: { present: StaffsRequest }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelf, dateStart, dateEnd, childrenIds } = present
  const now = t('requests.extendNow', {
    shelf: shelf.name,
    from: show.date(dateStart),
    to: show.date(dateEnd),
  })
  return (
    <ChangedMeanwhile>
      {childrenIds.length ? `${now} ${t('requests.extendedAlready')}` : now}
    </ChangedMeanwhile>
  )
}

const useExtendForm = ({ request, onDone, onClose }: BookingDialogProps) => {
  const { t } = useTranslation()
  const { blockedBy, refused, forget } = useBlocked('dateEnd')
  const form = useDialogForm({
    route: requestsCalls.extendByStaff,
    params: { id: request.id },
    initial: { bookingPeriod: '', dateEnd: '', price: '', status: String(SHELF_BOOKING.bookedNotPaid) },
    labels: {
      bookingPeriod: t('requests.extendBy'),
      dateEnd: t('requests.lastDay'),
      price: t('requests.price'),
      status: t('requests.extendPaid'),
    },
    body: ({ bookingPeriod, dateEnd, price, status }) => {
      const amount = amountIn(price)
      return {
        bookingPeriod,
        dateEnd: bookingPeriod ? '' : dateEnd,
        price: amount === undefined ? price : toWire(amount),
        status: Number(status),
      }
    },
    check: ({ bookingPeriod, dateEnd, price }): Record<string, string> => ({
      ...(bookingPeriod || dateEnd ? {} : { dateEnd: 'required' }),
      // Without a period there is no price in the list.
      ...(bookingPeriod || price ? {} : { price: 'required' }),
    }),
    version: request.version,
    changed: (present: StaffsRequest) => <Changed present={present} />,
    onChange: forget,
    refused: failure =>
      refused(failure) ??
      (hasCode(failure, 'extension_not_allowed') ? { bookingPeriod: 'extension_not_allowed' } : undefined),
    busy: t('requests.saving'),
    done: t('requests.isExtended'),
    refresh: onDone,
    onClose,
  })
  return { form, blockedBy }
}

/** Staff extend a booking by a period or until a day, at the list's price or another (D34). */
export const ExtendDialog = (props: BookingDialogProps) => {
  const { request } = props
  const { t } = useTranslation()
  const show = useShow()
  const periods = usePeriods(request)
  const { form, blockedBy } = useExtendForm(props)
  const { bookingPeriod, status } = form.typed
  return (
    <FormDialog form={form} title={t('requests.extendTitle')} save={t('requests.extendSave')}>
      <Text size="sm">{t('requests.extendText', { date: show.day(extensionStart(request)) })}</Text>
      <NativeSelect {...form.field('bookingPeriod')} data={periods} data-autofocus />
      {!bookingPeriod && <DayBox {...form.day('dateEnd')} />}
      <TextInput
        {...form.field('price')}
        inputMode="decimal"
        description={bookingPeriod ? t('requests.priceFromList') : t('requests.priceOfYours')}
      />
      <Radio.Group
        label={form.labelOf('status')}
        value={status}
        onChange={chosen => form.change({ status: chosen })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value={String(SHELF_BOOKING.bookedNotPaid)} label={t('requests.paidLater')} />
          <Radio value={String(SHELF_BOOKING.bookedAndPaid)} label={t('requests.paidNow')} />
        </Stack>
      </Radio.Group>
      <Blocked by={blockedBy} />
    </FormDialog>
  )
}
