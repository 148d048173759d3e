import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useThisMarket } from '../../markets/market.ts'
import type { RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

interface RefundedByHandDialogProps {
  request: StaffsRequest
  money: RequestMoney
  /** As people read it. */
  amount: string
  /** The booking ends with it: its shelf is free from a day. Otherwise a failed refund does. */
  endsBooking?: boolean
  onDone: () => unknown
  onClose: () => void
}

/** Staff say how they have paid the money back themselves. */
export const RefundedByHandDialog = ({
  request,
  money,
  amount,
  endsBooking = false,
  onDone,
  onClose,
}: RefundedByHandDialogProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [key] = useState(() => crypto.randomUUID())
  // Staff note what they saw when they opened the dialog, also when the page below fetches the money again.
  const [opened] = useState({ amount, version: money.version })
  const [isChanged, setIsChanged] = useState(false)
  const form = useRouteForm({
    route: refundCalls.refundedOtherwise,
    initial: { description: '', freeFrom: '' },
    version: opened.version,
    changed: () => {
      setIsChanged(true)
      void onDone()
    },
    labels: { description: t('requests.otherwiseHow'), freeFrom: t('requests.freeFrom') },
    send: body =>
      call(refundCalls.refundedOtherwise, {
        audience: 'admin',
        market: marketId,
        params: { id: request.id },
        body,
        key,
      }),
    busy: t('requests.saving'),
    done: t('requests.isOtherwise'),
    refresh: onDone,
    onDone: onClose,
  })
  return (
    <DialogFrame size="lg" title={t('requests.otherwiseTitle')} onClose={onClose} isTyped={form.isChanged()}>
      <Form form={form}>
        <Stack gap="md">
          {isChanged && <ChangedMeanwhile isOver>{t('requests.otherwiseNow')}</ChangedMeanwhile>}
          <Text>{t('requests.otherwiseText', { amount: opened.amount })}</Text>
          <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} data-autofocus />
          {endsBooking && <DayBox {...form.day('freeFrom')} description={t('requests.freeAtOnce')} />}
          <DialogButtons
            {...(isChanged ? {} : { save: t('requests.otherwiseSave', { amount: opened.amount }) })}
            onClose={onClose}
          />
        </Stack>
      </Form>
    </DialogFrame>
  )
}
