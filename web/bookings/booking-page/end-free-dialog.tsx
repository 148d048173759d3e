/** Staff end a booking for which nothing was paid: from when the shelf is free, and why. */
import { Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import type { RequestMoney } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

interface EndFreeDialogProps extends BookingDialogProps {
  money: RequestMoney
}

export const EndFreeDialog = ({ request, money, onDone, onClose }: EndFreeDialogProps) => {
  const { t } = useTranslation()
  const form = useDialogForm({
    route: refundCalls.refundRequest,
    params: { id: request.id },
    initial: { freeFrom: '', reason: '' },
    labels: { freeFrom: t('requests.freeFrom'), reason: t('requests.refundReason') },
    version: money.version,
    changed: () => <ChangedMeanwhile>{t('requests.endFreeText')}</ChangedMeanwhile>,
    body: typed => ({ refundAddons: false, ...typed }),
    busy: t('requests.saving'),
    done: t('requests.isEndedFree'),
    refresh: onDone,
    onClose,
  })
  return (
    <FormDialog form={form} title={t('requests.endFree')} save={t('requests.endFree')} color="berry">
      <Text>{t('requests.endFreeText')}</Text>
      <DayBox {...form.day('freeFrom')} description={t('requests.freeAtOnce')} />
      <Textarea
        {...form.field('reason')}
        description={t('requests.refundReasonHint')}
        autosize
        minRows={2}
        maxLength={500}
      />
    </FormDialog>
  )
}
