/** The account of the books for one of Reol's, and the VAT code where its lines carry VAT. */
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { WITH_VAT } from './account-names.ts'
import { ChoiceBox } from './choice-box.tsx'
import styles from './choices.module.css'
import type { Choices } from './types.ts'
import { accountField, type BooksForm, vatField } from './use-books-form.ts'

interface RowProps {
  form: BooksForm
  /** Undefined: the books have not said what there is to choose from. */
  choices: Choices | undefined
  name: string
  hint?: string | undefined
}

/** Only what takes entries can be chosen. What was chosen before and takes none is shown with its reason. */
const useAccounts = ({ form, choices, name }: RowProps) => {
  const { t } = useTranslation()
  const value = String(form.typed[accountField(name)] ?? '')
  const known = choices?.accounts ?? []
  const open = known.filter(({ isBarred, takesEntries }) => takesEntries && !isBarred)
  const chosen = known.find(({ number }) => String(number) === value)
  const isOpen = open.some(({ number }) => String(number) === value)
  const named = (one: { number: number; name: string }) => ({
    value: String(one.number),
    label: `${one.number} ${one.name}`,
  })
  const closed = chosen ? named(chosen) : { value, label: value }
  const wrong = chosen?.isBarred
    ? t('books.barredHere')
    : chosen
      ? t('books.takesNone')
      : t('books.unknownHere')
  return {
    value,
    data: [...(value && !isOpen ? [closed] : []), ...open.map(named)],
    error: value && choices && !isOpen ? wrong : undefined,
    vatOf: (number: string) => known.find(one => String(one.number) === number)?.vatCode ?? '',
  }
}

const Vat = ({ form, choices, name }: RowProps) => {
  const { t } = useTranslation()
  const field = form.text(vatField(name))
  const codes = choices?.vatCodes ?? []
  const isKnown = codes.some(({ code }) => code === field.value)
  return (
    <NativeSelect
      {...field}
      label={undefined}
      aria-label={field.label}
      size="sm"
      data={[
        { value: '', label: t('books.noVat') },
        ...(field.value && !isKnown ? [{ value: field.value, label: field.value }] : []),
        ...codes.map(({ code }) => ({ value: code, label: code })),
      ]}
      error={field.value && choices && !isKnown ? t('books.unknownVat') : field.error}
      onChange={({ currentTarget }) => form.change({ [vatField(name)]: currentTarget.value })}
    />
  )
}

export const AccountRow = (props: RowProps) => {
  const { t } = useTranslation()
  const { form, name, hint } = props
  const { value, data, error, vatOf } = useAccounts(props)
  const hasVat = WITH_VAT.has(name)
  const { id, label, disabled } = form.text(accountField(name))
  const choose = (number: string) => {
    const vat = hasVat && number ? { [vatField(name)]: vatOf(number) } : {}
    form.change({ [accountField(name)]: number, ...vat })
  }
  return (
    <div className={styles.account} data-vat={hasVat || undefined}>
      <ChoiceBox
        id={id}
        label={label}
        disabled={disabled}
        description={hint}
        placeholder={t('books.choose')}
        nothing={t('books.noSuchAccount')}
        data={data}
        value={value}
        error={error}
        onChoose={choose}
      />
      {hasVat && <Vat {...props} />}
    </div>
  )
}
