/** Which days are checked, kept in the address: a month, the last one at first, or days of one's own. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addMonths, type Day, firstOfMonth, isDay, lastOfMonth } from '#shared/kit/day.ts'
import type { Days } from '#shared/sales/days.ts'
import { useToday } from '../../../markets/use-today.ts'

export const monthOf = (day: Day): Days => ({ from: firstOfMonth(day), to: lastOfMonth(day) })

export const isMonth = ({ from, to }: Days): boolean =>
  from === firstOfMonth(from) && to === lastOfMonth(from)

const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to

export const addressOf = ({ from, to }: Days): string =>
  `/payments/adds-up?${new URLSearchParams({ dateFrom: from, dateTo: to })}`

export interface CheckedDays {
  days: Days
  thisMonth: Days
  lastMonth: Days
  before: Days
  /** Undefined where the next month has not begun. */
  after: Days | undefined
  choice: 'this_month' | 'last_month' | 'month' | 'own'
  isReversed: boolean
  choose: (days: Days) => void
  /** Shows the fields of one's own days. */
  chooseOwn: () => void
}

export const useCheckedDays = (): CheckedDays => {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const thisMonth = monthOf(today)
  const lastMonth = monthOf(addMonths(thisMonth.from, -1))
  const [from = '', to = ''] = ['dateFrom', 'dateTo'].map(name => params.get(name) ?? '')
  const days = isDay(from) && isDay(to) ? { from, to } : lastMonth
  const after = monthOf(addMonths(firstOfMonth(days.to), 1))
  const isOwn = isOpen || !isMonth(days)
  const ofMonth = isSame(days, thisMonth) ? 'this_month' : isSame(days, lastMonth) ? 'last_month' : 'month'
  return {
    days,
    thisMonth,
    lastMonth,
    before: monthOf(addMonths(firstOfMonth(days.from), -1)),
    after: after.from > today ? undefined : after,
    choice: isOwn ? 'own' : ofMonth,
    isReversed: days.from > days.to,
    choose: chosen => {
      setIsOpen(false)
      setParams({ dateFrom: chosen.from, dateTo: chosen.to }, { replace: true })
    },
    chooseOwn: () => setIsOpen(true),
  }
}
