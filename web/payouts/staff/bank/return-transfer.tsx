/** Staff say that the bank has sent a transfer back, and why. */
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { RETURN_REASONS } from '#shared/payouts/bank-transfer.ts'
import { FormDialog, useDialogForm } from '../../../kit/form/form-dialog.tsx'
import { useFigures } from '../settlement/figures.ts'
import type { Transfer } from './use-bank.ts'
import { useReasonWords } from './use-bank-words.ts'

export const ReturnTransfer = ({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const reasons = useReasonWords()
  const of = { name: transfer.name || transfer.customer, amount: money(transfer.amount) }
  const form = useDialogForm({
    route: bankCalls.returnBankTransaction,
    params: { id: transfer.id },
    initial: { reason: '', note: '' },
    labels: { reason: t('bank.bankSays'), note: t('bank.note') },
    body: typed => typed,
    textOf: (field, code) =>
      field === 'reason' && (code === 'invalid' || code === 'required') ? t('bank.chooseReason') : undefined,
    busy: t('bank.saving'),
    done: t('bank.isReturned', of),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('bank.returnTitle', of)} save={t('bank.bookBack')}>
      <Text>{t('bank.returnText', of)}</Text>
      <NativeSelect
        {...form.field('reason')}
        data={[
          { value: '', label: t('bank.choose') },
          ...RETURN_REASONS.map(value => ({ value, label: reasons[value] })),
        ]}
        data-autofocus
      />
      <TextInput {...form.field('note')} maxLength={200} autoComplete="off" />
    </FormDialog>
  )
}
