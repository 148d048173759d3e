import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import type { tillsContract } from '#shared/tills/contract.ts'
import { useThisMarket } from '../markets/market.ts'
import { useMoment } from '../markets/moment.ts'
import { useToday } from '../markets/use-today.ts'

export type Till = Answer<typeof tillsContract.readTill>

/** What a market's till is called. */
export const useTillName = () => {
  const { t } = useTranslation()
  const names = { zettle: 'Zettle', flexpos: 'Flexpos', '': t('till.title') }
  return ({ till }: Pick<Till, 'till'>): string => names[till]
}

/** A moment of today by its time alone. */
export const useWhen = () => {
  const { t } = useTranslation()
  const moment = useMoment()
  const today = useToday()
  const { timeZone } = useThisMarket()
  return (at: string): string => {
    const ms = Date.parse(at)
    return dayIn(timeZone, ms) === today ? t('till.todayAt', { time: timeIn(timeZone, ms) }) : moment(ms)
  }
}
