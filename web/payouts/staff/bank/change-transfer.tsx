/** Staff change the amount, the text or the day of a transfer that is in no file. */
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import { isUnclear } from '#shared/kit/typed-amount.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { hasCode } from '../../../kit/failure.ts'
import { asFields } from '../../../kit/form/as-fields.ts'
import type { Value } from '../../../kit/form/conflict.ts'
import { FormDialog, useDialogForm } from '../../../kit/form/form-dialog.tsx'
import { DayBox } from '../../../kit/list/day-box.tsx'
import { useShow } from '../../../kit/show.ts'
import type { Transfer } from './use-bank.ts'

interface ChangeTransferProps {
  transfer: Transfer
  /** How many letters of a text the bank shows; null: nobody knows before the shop has a format. */
  textLength: number | null
  onClose: () => void
}

/** A transfer as the form holds it. */
const useTyped = () => {
  const { format } = numberFormat(LOCALE[useLanguage()], { minimumFractionDigits: 2, useGrouping: false })
  return ({ amount, text, dueDate }: Transfer) => ({
    amount: format(fromWire(amount) / 100),
    text,
    dueDate: dueDate as string,
  })
}

const useForm = ({ transfer, onClose }: ChangeTransferProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const typed = useTyped()
  const language = useLanguage()
  const params = { id: transfer.id }
  return useDialogForm({
    route: bankCalls.changeBankTransaction,
    params,
    initial: typed(transfer),
    version: transfer.version,
    labels: { amount: t('bank.amount'), text: t('bank.text'), dueDate: t('bank.payDay') },
    check: ({ amount }): Record<string, string> =>
      isUnclear(amount, language) ? { amount: 'amount_unclear' } : {},
    textOf: (field, code) =>
      field === 'amount' && code === 'number_range' ? t('bank.amountNeeded') : undefined,
    nameOf: (field: string, value: Value) => (field === 'dueDate' ? show.date(String(value)) : undefined),
    refused: failure =>
      hasCode(failure, 'more_than_available') ? { amount: 'more_than_available' } : undefined,
    send: (body, send) =>
      asFields<Transfer>(send(bankCalls.changeBankTransaction, { params, body }), found => ({
        ...found,
        ...typed(found),
      })),
    busy: t('bank.saving'),
    done: t('bank.isChanged'),
    onClose,
  })
}

/** What the tenant will read on their statement. */
const useTextHint = (text: string, length: number | null): string => {
  const { t } = useTranslation()
  if (length === null) return t('bank.textHint')
  return text.length > length
    ? t('bank.shownAs', { count: length, text: text.slice(0, length) })
    : t('bank.bankShows', { count: length })
}

export const ChangeTransfer = (props: ChangeTransferProps) => {
  const { t } = useTranslation()
  const { transfer, textLength } = props
  const form = useForm(props)
  return (
    <FormDialog
      form={form}
      title={t('bank.changeTitle', { name: transfer.name || transfer.customer })}
      save={t('bank.save')}
    >
      <TextInput
        {...form.field('amount')}
        description={t('bank.amountHint')}
        inputMode="decimal"
        maxLength={18}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.field('text')}
        description={useTextHint(form.typed.text, textLength)}
        maxLength={140}
        autoComplete="off"
      />
      <DayBox {...form.day('dueDate')} description={t('bank.payDayHint')} />
    </FormDialog>
  )
}
