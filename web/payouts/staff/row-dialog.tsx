/** Staff write a row on the balance of a tenant, or change one that staff typed. */
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { amountOf, BALANCE, BALANCE_TYPES, type BalanceType, mayBeEither } from '#shared/balances/types.ts'
import { dayIn } from '#shared/kit/day.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import { isUnclear } from '#shared/kit/typed-amount.ts'
import type { Minor } from '#shared/kit/units.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { signedAmount } from '#shared/payouts/balance-fields.ts'
import { useLanguage } from '../../i18n/language.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Value } from '../../kit/form/conflict.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { type BalanceRow, useAmounts, useTypeNames } from '../balance-words.tsx'

interface Tenant {
  userNumber: string
  name: string
  /** The balance now. */
  balance: string
  onClose: () => void
}

interface Typed {
  [field: string]: Value
  type: BalanceType | ''
  amount: string
  description: string
  timestamp: string
}

/** What the typed form adds to the balance; undefined while it is no amount, or one that the type cannot have. */
const addedBy = ({ type, amount }: Typed): Minor | undefined => {
  const typed = signedAmount.safeParse(amount)
  return type && typed.success ? amountOf(type, typed.data) : undefined
}

/** A sign that the type cannot have; any other trouble the shape names. */
const checkSign = (typed: Typed): Record<string, string> =>
  typed.type && signedAmount.safeParse(typed.amount).success && addedBy(typed) === undefined
    ? { amount: 'wrong_sign' }
    : {}

const useWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const names = useTypeNames()
  const language = useLanguage()
  return {
    labels: {
      type: t('balances.type'),
      amount: t('sold.balanceAmount'),
      description: t('balances.description'),
      timestamp: t('balances.day'),
    },
    nameOf: (field: string, value: Value) => {
      if (field === 'type') return names[value as BalanceType]
      return field === 'timestamp' ? show.date(String(value)) : undefined
    },
    textOf: (field: string, code: string) =>
      field === 'timestamp' && code === 'invalid_date' ? t('balances.wrongDay') : undefined,
    check: (typed: Typed) =>
      isUnclear(typed.amount, language) ? { amount: 'amount_unclear' } : checkSign(typed),
    busy: t('balances.saving'),
  }
}

/** A row as the form holds it: an amount has a sign only where its type would say the other one. */
const useTypedRow = () => {
  const { format } = numberFormat(LOCALE[useLanguage()], { minimumFractionDigits: 2, useGrouping: false })
  const { timeZone } = useThisMarket()
  return ({ type, amount: wire, description, timestamp }: BalanceRow): Typed => {
    const amount = fromWire(wire)
    const isUsual = amountOf(type, { sign: '', amount: Math.abs(amount) }) === amount
    const sign = isUsual ? '' : amount < 0 ? '-' : '+'
    return {
      ...{ type, amount: sign + format(Math.abs(amount) / 100), description },
      timestamp: dayIn(timeZone, Date.parse(timestamp)),
    }
  }
}

/** What an amount does to the balance, by the type of the row. */
const useSigns = () => {
  const { t } = useTranslation()
  return (type: BalanceType): string => {
    if (type === BALANCE.start) return t('balances.signStart')
    if (type === BALANCE.settlement) return t('balances.signAdds')
    return mayBeEither(type) ? t('balances.signEither') : t('balances.signTakes')
  }
}

/** The types to choose from: a balance begins once. */
const useTypes = (userNumber: string, own: BalanceType | undefined) => {
  const { t } = useTranslation()
  const names = useTypeNames()
  const { data } = useRoute(balanceCalls.listBalanceTransactions, {
    params: { userNumber },
    query: { type: '1' },
  })
  const canStart = own === BALANCE.start || data?.count === 0
  return [
    ...(own ? [] : [{ value: '', label: t('balances.choose') }]),
    ...BALANCE_TYPES.filter(type => canStart || type !== BALANCE.start).map(type => ({
      value: String(type),
      label: names[type],
    })),
  ]
}

interface RowFormProps extends Pick<Tenant, 'userNumber' | 'balance'> {
  form: ReturnType<typeof useDialogForm<typeof balanceCalls.addBalanceTransaction, Typed>>
  title: string
  /** The row that is changed. */
  row?: BalanceRow
}

const RowForm = ({ form, title, userNumber, balance, row }: RowFormProps) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const signs = useSigns()
  const types = useTypes(userNumber, row?.type)
  const { type } = form.typed
  const added = addedBy(form.typed)
  const before = fromWire(balance)
  const after = before + (added ?? 0) - (row ? fromWire(row.amount) : 0)
  return (
    <FormDialog form={form} title={title} save={t('balances.save')}>
      <NativeSelect
        {...form.text('type')}
        data={types}
        onChange={({ currentTarget: { value } }) =>
          form.change({ type: value === '' ? '' : (Number(value) as BalanceType) })
        }
        data-autofocus
      />
      <TextInput
        {...form.field('amount')}
        {...(type && { description: signs(type) })}
        maxLength={18}
        autoComplete="off"
      />
      <TextInput {...form.field('description')} maxLength={200} autoComplete="off" />
      <DayBox {...form.day('timestamp')} />
      <Text role="status" fw={650}>
        {added !== undefined && after !== before
          ? t('balances.becomes', { before: money(before), after: money(after) })
          : ''}
      </Text>
    </FormDialog>
  )
}

export const NewRow = ({ userNumber, name, balance, onClose }: Tenant) => {
  const { t } = useTranslation()
  const initial: Typed = { type: '', amount: '', description: '', timestamp: useToday() }
  const form = useDialogForm({
    ...useWords(),
    route: balanceCalls.addBalanceTransaction,
    params: { userNumber },
    initial,
    body: (typed: Typed) => typed,
    done: t('balances.added'),
    onClose,
  })
  return (
    <RowForm form={form} title={t('balances.newTitle', { name })} userNumber={userNumber} balance={balance} />
  )
}

export const ChangeRow = ({ row, userNumber, balance, onClose }: Tenant & { row: BalanceRow }) => {
  const { t } = useTranslation()
  const typedRow = useTypedRow()
  const params = { userNumber, id: row.id }
  const form = useDialogForm({
    ...useWords(),
    route: balanceCalls.changeBalanceTransaction,
    params,
    initial: typedRow(row),
    version: row.version,
    // With another type the amount goes along, since its sign means something else there.
    send: (body, send, { amount }) =>
      asFields<BalanceRow>(
        send(balanceCalls.changeBalanceTransaction, {
          params,
          body: body.type === undefined ? body : { amount, ...body },
        }),
        found => ({ ...found, ...typedRow(found) }),
      ),
    done: t('balances.isChanged'),
    onClose,
  })
  return (
    <RowForm
      form={form}
      title={t('balances.changeTitle')}
      userNumber={userNumber}
      balance={balance}
      row={row}
    />
  )
}
