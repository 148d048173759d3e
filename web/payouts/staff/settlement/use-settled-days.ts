/** Which days are settled, kept in the address: those that come next, a shortcut (specification 2), or one's own. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '#shared/kit/day.ts'
import { type Days, daysOf } from '#shared/sales/days.ts'
import { useToday } from '../../../markets/use-today.ts'

export const SHORTCUTS = ['today', 'this_month', 'last_month', 'this_year', 'last_year'] as const
export type Shortcut = (typeof SHORTCUTS)[number]

export type Choice = 'proposed' | 'own' | Shortcut

export interface SettledDays {
  choice: Choice
  /** Undefined until the days that come next are known. */
  days: Days | undefined
  today: Days
  proposed: Days | undefined
  isReversed: boolean
  choose: (choice: Exclude<Choice, 'own'> | Days) => void
  /** The days that come next, as an answer names them. */
  learn: (proposed: Days) => void
}

const paramsOf = (choice: Exclude<Choice, 'own'> | Days): Record<string, string> => {
  if (typeof choice !== 'string') return { days: 'own', dateFrom: choice.from, dateTo: choice.to }
  return choice === 'proposed' ? {} : { days: choice }
}

/** The address of the settlement of some days. */
export const settlementOf = (days: Days): string => `/payments?${new URLSearchParams(paramsOf(days))}`

export const useSettledDays = (): SettledDays => {
  const day = useToday()
  const today = { from: day, to: day }
  const [params, setParams] = useSearchParams()
  const [proposed, setProposed] = useState<Days>()
  const [from = '', to = ''] = ['dateFrom', 'dateTo'].map(name => params.get(name) ?? '')
  const named = params.get('days')
  const isOwn = named === 'own' && isDay(from) && isDay(to)
  const choice = isOwn ? 'own' : (SHORTCUTS.find(one => one === named) ?? 'proposed')
  const days = {
    own: () => ({ from, to }),
    proposed: () => proposed,
    today: () => today,
    this_month: () => daysOf('this_month', day),
    last_month: () => daysOf('last_month', day),
    this_year: () => daysOf('this_year', day),
    last_year: () => daysOf('last_year', day),
  }[choice]()
  return {
    choice,
    days,
    today,
    proposed,
    isReversed: days !== undefined && days.from > days.to,
    choose: wanted => setParams(paramsOf(wanted), { replace: true }),
    learn: next => {
      if (next.from !== proposed?.from || next.to !== proposed.to) setProposed(next)
    },
  }
}
