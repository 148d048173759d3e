/** Rows of a balance in plain words, for staff and for the tenant. */
import { Text } from '@mantine/core'
import {
  type Icon,
  IconBuildingBank,
  IconCalendarEvent,
  IconCash,
  IconCreditCard,
  IconFlag,
  IconPencil,
  IconReceipt,
  IconShoppingBag,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BALANCE, type BalanceType } from '#shared/balances/types.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { type CallFailure, hasCode } from '../kit/failure.ts'
import type { Column } from '../kit/list/column.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './balances.module.css'

export type BalancePage = Answer<typeof balanceCalls.listBalanceTransactions>
export type BalanceRow = BalancePage['results'][number]

const ICONS: Record<BalanceType, Icon> = {
  [BALANCE.start]: IconFlag,
  [BALANCE.settlement]: IconReceipt,
  [BALANCE.cash]: IconCash,
  [BALANCE.electronic]: IconCreditCard,
  [BALANCE.transfer]: IconBuildingBank,
  [BALANCE.purchase]: IconShoppingBag,
  [BALANCE.rent]: IconCalendarEvent,
  [BALANCE.other]: IconPencil,
}

export const useTypeNames = (): Record<BalanceType, string> => {
  const { t } = useTranslation()
  return {
    [BALANCE.start]: t('sold.balanceStart'),
    [BALANCE.settlement]: t('sold.balanceSettlement'),
    [BALANCE.cash]: t('sold.balanceCash'),
    [BALANCE.electronic]: t('sold.balanceElectronic'),
    [BALANCE.transfer]: t('sold.balanceTransfer'),
    [BALANCE.purchase]: t('sold.balancePurchase'),
    [BALANCE.rent]: t('sold.balanceRent'),
    [BALANCE.other]: t('sold.balanceOther'),
  }
}

export const Kind = ({ type }: { type: BalanceType }) => {
  const names = useTypeNames()
  const Mark = ICONS[type]
  return (
    <span className={styles.kind}>
      <Mark size={18} aria-hidden />
      {names[type]}
    </span>
  )
}

/** Amounts of a balance: as they are, and with a plus in front of what raises it. */
export const useAmounts = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string | Minor): string => show.money(amount, currencyCode)
  return { money, signed: (amount: string): string => (fromWire(amount) > 0 ? '+' : '') + money(amount) }
}

/** The day of a moment, as lists show it. */
export const useDayOf = () => {
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (at: string): string => show.date(dayIn(timeZone, Date.parse(at)))
}

/** What a file has of a row of a balance. */
export const useRowFile = () => {
  const names = useTypeNames()
  const { timeZone } = useThisMarket()
  return {
    day: { type: 'day', value: ({ timestamp }) => dayIn(timeZone, Date.parse(timestamp)) },
    what: { type: 'text', value: one => [names[one.type], one.description].filter(Boolean).join(', ') },
    amount: { type: 'money', value: ({ amount }) => fromWire(amount) },
    balance: { type: 'money', value: ({ balance }) => fromWire(balance) },
  } satisfies Record<string, Column<BalanceRow>['file']>
}

/** The market keeps no balances, or shows this tenant none. */
export const isOff = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && hasCode(failure, 'not_enabled')

interface OwedProps {
  of: Pick<BalancePage, 'balance' | 'available'>
  /** Who owes whom. */
  words: { owed: string; owing: string; even: string }
  /** What that means. */
  children?: ReactNode
}

/** The balance as one large number under the words that say who owes it to whom. */
export const Owed = ({ of: { balance, available }, words, children }: OwedProps) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const amount = fromWire(balance)
  if (!amount) return <Text>{words.even}</Text>
  return (
    <div>
      <Text c="dimmed">{amount > 0 ? words.owed : words.owing}</Text>
      <p className={styles.large}>{money(Math.abs(amount))}</p>
      {available !== balance && <Text>{t('sold.balanceAvailable', { amount: money(available) })}</Text>}
      {children && (
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      )}
    </div>
  )
}
