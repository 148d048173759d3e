import { useTranslation } from 'react-i18next'
import { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { dayOf } from './plan/axis.ts'
import { useCalendar } from './plan/use-calendar.ts'

/** Prints: the list as the browser has it; of the plan a month, today's if it is in sight, which the server draws. */
export const usePrint = (): (() => Promise<void>) => {
  const { t } = useTranslation()
  const act = useAct()
  const { address, seen, today } = useCalendar()
  const language = useLanguage()
  return async () => {
    if (address.isList) return window.print()
    const seesToday = seen.first <= today && today <= seen.last
    const day = dayOf(seesToday ? today : Math.floor((seen.first + seen.last) / 2))
    const drawn = await act(
      send =>
        send(reportCalls.printPlan, {
          body: { day, language, ...(address.type ? { shelfType: address.type } : {}) },
        }),
      { busy: t('calendar.printing') },
    )
    if (drawn) window.location.assign(drawn.url)
  }
}
