import { useTranslation } from 'react-i18next'
import { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { dayOf } from './axis.ts'
import { useCalendar } from './use-calendar.ts'

/** Prints: the list as the browser has it; of the plan a month, today's if it is in sight, which the server draws. */
export const usePrint = (): (() => Promise<void>) => {
  const { t } = useTranslation()
  const { market, address, seen, today } = useCalendar()
  const language = useLanguage()
  return async () => {
    if (address.isList) return window.print()
    const seesToday = seen.first <= today && today <= seen.last
    const day = dayOf(seesToday ? today : Math.floor((seen.first + seen.last) / 2))
    try {
      const { url } = await underLoader(t('calendar.printing'), () =>
        call(reportCalls.printPlan, {
          audience: 'admin',
          market: market.marketId,
          body: { day, language, ...(address.type ? { shelfType: address.type } : {}) },
        }),
      )
      window.location.assign(url)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
}
