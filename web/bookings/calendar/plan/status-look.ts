/** How a shelf booking status looks: a mark, a colour and a word, never the colour alone. */
import {
  IconBookmarkFilled,
  IconBuildingStore,
  IconCircle,
  IconCircleCheckFilled,
  IconCreditCard,
  IconHourglass,
  IconMail,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isReturned } from '#shared/bookings/takes-shelf.ts'
import { useLanguage } from '../../../i18n/language.ts'
import type { Bar } from './bars.ts'

/** The statuses in which a shelf is not free. */
export const STATUSES = [1, 2, 3, 4, 5, 6] as const

export const ICONS: Record<string, TablerIcon> = {
  own: IconBuildingStore,
  1: IconCircle,
  2: IconCircleCheckFilled,
  3: IconBookmarkFilled,
  4: IconHourglass,
  5: IconCreditCard,
  6: IconMail,
}

/** What the market keeps for itself has a look of its own: no money is owed for it. */
export const OWN_USE = 'own'

export const lookOf = ({ status, isBookingForMarket }: Pick<Bar, 'status' | 'isBookingForMarket'>) =>
  isBookingForMarket ? OWN_USE : status

export const useStatusWords = (): Record<number, string> => {
  const { t } = useTranslation()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  return useMemo(
    () => ({
      0: t('calendar.statusFree'),
      1: t('calendar.statusUnpaid'),
      2: t('calendar.statusPaidInShop'),
      3: t('calendar.statusReserved'),
      4: t('calendar.statusInCart'),
      5: t('calendar.statusPaidOnline'),
      6: t('calendar.statusAwaiting'),
    }),
    [language],
  )
}

/** Minutes until a hold ends; undefined for what does not end by itself. */
export const minutesLeft = ({ until }: Pick<Bar, 'until'>, nowMillis: number): number | undefined =>
  until ? Math.max(1, Math.ceil((until - nowMillis / 1000) / 60)) : undefined

/** What stands on a bar: who has it, or what it is for, and the word of its status. */
export const useBarWords = (): ((bar: Bar) => { name: string; word: string }) => {
  const { t } = useTranslation()
  const words = useStatusWords()
  const wordOf = ({ status, requestStatus }: Bar): string =>
    isReturned(requestStatus) ? t('calendar.ended') : (words[status] ?? '')
  return bar => {
    const word = wordOf(bar)
    if (bar.status === 4) {
      const minutes = minutesLeft(bar, Date.now())
      return {
        name: bar.name || t('calendar.visitor'),
        word: minutes === undefined ? word : t('calendar.inCartFor', { minutes }),
      }
    }
    if (bar.isBookingForMarket)
      return {
        name: bar.name ? t('calendar.ownUseFor', { what: bar.name }) : t('calendar.ownUse'),
        word: t('calendar.ownUseWord'),
      }
    return { name: bar.name || t('calendar.noName'), word }
  }
}
