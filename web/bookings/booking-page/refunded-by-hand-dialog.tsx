import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import type { RequestMoney } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

interface RefundedByHandDialogProps extends BookingDialogProps {
  money: RequestMoney
  /** As people read it. */
  amount: string
  /** The booking ends with it: its shelf is free from a day. Otherwise a failed refund does. */
  endsBooking?: boolean
}

/** Staff say how they have paid the money back themselves. */
export const RefundedByHandDialog = ({
  request,
  money,
  endsBooking = false,
  onDone,
  onClose,
  ...given
}: RefundedByHandDialogProps) => {
  const { t } = useTranslation()
  // Staff note the amount that they saw when they opened the dialog.
  const [amount] = useState(given.amount)
  const form = useDialogForm({
    route: refundCalls.refundedOtherwise,
    params: { id: request.id },
    initial: { description: '', freeFrom: '' },
    labels: { description: t('requests.otherwiseHow'), freeFrom: t('requests.freeFrom') },
    version: money.version,
    changed: () => <ChangedMeanwhile isOver>{t('requests.otherwiseNow')}</ChangedMeanwhile>,
    busy: t('requests.saving'),
    done: t('requests.isOtherwise'),
    refresh: onDone,
    onClose,
  })
  const save = form.isChangedMeanwhile ? undefined : t('requests.otherwiseSave', { amount })
  return (
    <FormDialog form={form} title={t('requests.otherwiseTitle')} save={save}>
      <Text>{t('requests.otherwiseText', { amount })}</Text>
      <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} data-autofocus />
      {endsBooking && <DayBox {...form.day('freeFrom')} description={t('requests.freeAtOnce')} />}
    </FormDialog>
  )
}
