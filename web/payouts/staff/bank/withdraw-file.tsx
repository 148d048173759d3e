/** Staff withdraw a file that is not in the bank. */
import { Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { FormDialog, useDialogForm } from '../../../kit/form/form-dialog.tsx'
import type { BankFile } from './use-bank.ts'

export const WithdrawFile = ({ file, onClose }: { file: BankFile; onClose: () => void }) => {
  const { t } = useTranslation()
  const of = { number: file.number, count: file.transactions }
  const form = useDialogForm({
    route: bankCalls.withdrawBankFile,
    params: { id: file.id },
    initial: { reason: '' },
    labels: { reason: t('bank.withdrawReason') },
    body: typed => typed,
    busy: t('bank.withdrawing'),
    done: t('bank.withdrawn', of),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('bank.withdrawTitle', of)} save={t('bank.withdraw')} color="berry">
      <Text>{t('bank.withdrawText', of)}</Text>
      <TextInput {...form.field('reason')} maxLength={200} autoComplete="off" data-autofocus />
    </FormDialog>
  )
}
