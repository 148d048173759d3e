/** The rows of a tenant's balance as staff see them, with what can be done to those that staff typed. */
import { ActionIcon, Anchor, Button, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { Card, Column } from '../../kit/list/column.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import { type BalanceRow, Kind, useAmounts, useDayOf, useRowFile, useTypeNames } from '../balance-words.tsx'
import styles from '../balances.module.css'

/** The address of what staff read about the origin of a row, and the words of the link. */
const useOrigin = ({ from }: BalanceRow, customer: string) => {
  const { t } = useTranslation()
  if (from?.kind === 'customer')
    return { to: `/customers/${from.id}`, words: t('balances.fromCustomer', { number: from.id }) }
  if (from?.kind === 'bank-transaction')
    return { to: `/payments/bank?period=${from.id.split('.')[0]}`, words: t('balances.fromBank') }
  if (from?.kind === 'settlement')
    return {
      to: `/payments/reports?${new URLSearchParams({ customer, salesPeriod: from.id })}`,
      words: t('balances.fromSettlement'),
    }
  return from?.kind === 'product-sheet' ? { to: '', words: t('balances.fromSheet') } : undefined
}

/** What a row comes of, such as a settlement, or a tenant who was merged into this one. */
const From = ({ row, customer }: { row: BalanceRow; customer: string }) => {
  const origin = useOrigin(row, customer)
  if (!origin?.to) return origin?.words
  return (
    <Anchor component={Link} to={origin.to} fz="inherit">
      {origin.words}
    </Anchor>
  )
}

/** What a row said before each change, and who changed it when. */
const Changed = ({ row: { by, formerly } }: { row: BalanceRow }) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const names = useTypeNames()
  const { signed } = useAmounts()
  if (!formerly.length) return null
  const was = ({ type, amount, date, description }: (typeof formerly)[number]) =>
    [names[type], signed(amount), show.date(date), description].filter(Boolean).join(', ')
  return (
    <details className={styles.changed}>
      <summary>{t('balances.changed', { count: formerly.length })}</summary>
      <ul>
        {formerly.map((one, at) => (
          <li key={one.changed}>
            {t('balances.changedBy', {
              when: moment(Date.parse(one.changed)),
              // Who typed what stands above it.
              who: formerly[at - 1]?.by ?? by,
              was: was(one),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}

const More = ({ row, customer }: { row: BalanceRow; customer: string }) => (
  <div className={styles.more}>
    {row.description && <span>{row.description}</span>}
    {row.from && (
      <span>
        <From row={row} customer={customer} />
      </span>
    )}
    <Changed row={row} />
  </div>
)

/** The day on which a row was written, where that is another one than the day that counts. */
const useWritten = () => {
  const { t } = useTranslation()
  const dayOf = useDayOf()
  return ({ timestamp, written }: BalanceRow): string | undefined =>
    dayOf(timestamp) === dayOf(written) ? undefined : t('balances.writtenOn', { day: dayOf(written) })
}

interface Of {
  userNumber: string
  /** The balance now; undefined until it is known. */
  balance: string | undefined
  onChange: (row: BalanceRow) => void
}

/** A row in words: "Kontant udbetaling, -50,00 kr., 12-06-2027". */
const useSaid = () => {
  const names = useTypeNames()
  const dayOf = useDayOf()
  const { signed } = useAmounts()
  return ({ type, amount, timestamp }: BalanceRow): string =>
    [names[type], signed(amount), dayOf(timestamp)].join(', ')
}

const useRemove = ({ userNumber, balance = '0.00' }: Of) => {
  const { t } = useTranslation()
  const act = useAct()
  const said = useSaid()
  const { money } = useAmounts()
  return (row: BalanceRow) =>
    act(send => send(balanceCalls.removeBalanceTransaction, { params: { userNumber, id: row.id } }), {
      ask: {
        title: t('balances.removeTitle'),
        text: t('balances.removeText', {
          row: said(row),
          before: money(balance),
          after: money(fromWire(balance) - fromWire(row.amount)),
        }),
        action: t('balances.remove'),
      },
      busy: t('balances.removing'),
      done: t('balances.removed'),
    })
}

/** What can be done to a row that staff typed. `isWide`: there is room for words. */
const Acts = ({ row, isWide, ...of }: Of & { row: BalanceRow; isWide?: boolean }) => {
  const { t } = useTranslation()
  const said = useSaid()(row)
  const remove = useRemove(of)
  const acts = [
    {
      icon: IconPencil,
      name: t('balances.change'),
      label: t('balances.changeRow', { row: said }),
      color: 'shelf',
      act: () => of.onChange(row),
    },
    {
      icon: IconTrash,
      name: t('balances.remove'),
      label: t('balances.removeRow', { row: said }),
      color: 'berry',
      act: () => void remove(row),
    },
  ]
  return (
    <div className={styles.acts}>
      {acts.map(({ icon: Mark, name, label, color, act }) =>
        isWide ? (
          <Button
            key={name}
            size="sm"
            variant="default"
            leftSection={<Mark size={18} aria-hidden />}
            aria-label={label}
            onClick={act}
          >
            {name}
          </Button>
        ) : (
          <ActionIcon key={name} variant="subtle" color={color} size={32} aria-label={label} onClick={act}>
            <Mark size={18} aria-hidden />
          </ActionIcon>
        ),
      )}
    </div>
  )
}

const When = ({ row }: { row: BalanceRow }) => {
  const dayOf = useDayOf()
  const written = useWritten()(row)
  return (
    <>
      {dayOf(row.timestamp)}
      {written && (
        <Text size="xs" c="dimmed">
          {written}
        </Text>
      )}
    </>
  )
}

/** Staff change what staff typed; what comes of something else stays. */
const useMayChange = () => {
  const may = useMayDo()
  return (row?: BalanceRow): boolean => may('money') && row?.by !== ''
}

export const useRowColumns = (of: Of): Column<BalanceRow>[] => {
  const { t } = useTranslation()
  const mayChange = useMayChange()
  const { money, signed } = useAmounts()
  const file = useRowFile()
  const what = (row: BalanceRow) => (
    <>
      <Kind type={row.type} />
      <More row={row} customer={of.userNumber} />
    </>
  )
  const columns: Column<BalanceRow>[] = [
    {
      name: 'date',
      title: t('sold.balanceDate'),
      file: file.day,
      cell: row => <When row={row} />,
      isWhole: true,
    },
    { name: 'what', title: t('sold.balanceWhat'), file: file.what, cell: what },
    { name: 'by', title: t('balances.by'), cell: ({ by }) => by },
    {
      name: 'amount',
      title: t('sold.balanceAmount'),
      file: file.amount,
      cell: row => signed(row.amount),
      isNumber: true,
    },
    {
      name: 'balance',
      title: t('sold.balanceNow'),
      file: file.balance,
      cell: row => <strong>{money(row.balance)}</strong>,
      isNumber: true,
    },
  ]
  const acts: Column<BalanceRow> = {
    name: 'acts',
    title: t('balances.actions'),
    cell: row => mayChange(row) && <Acts row={row} {...of} />,
    isNumber: true,
  }
  return mayChange() ? [...columns, acts] : columns
}

export const useRowCard = (of: Of): ((row: BalanceRow) => Card) => {
  const { t } = useTranslation()
  const mayChange = useMayChange()
  const { money, signed } = useAmounts()
  const dayOf = useDayOf()
  const written = useWritten()
  return row => ({
    name: <Kind type={row.type} />,
    end: signed(row.amount),
    details: [
      dayOf(row.timestamp),
      written(row) ?? '',
      row.by,
      t('sold.balanceThen', { amount: money(row.balance) }),
    ].filter(Boolean),
    status: (
      <div className={styles.foot}>
        <More row={row} customer={of.userNumber} />
        {mayChange(row) && <Acts row={row} isWide {...of} />}
      </div>
    ),
  })
}
