/** The days on which a booking can start, and those that it then covers. */
import '@mantine/dates/styles.css'
import 'dayjs/locale/da'
import 'dayjs/locale/de'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inBookingWindow, lastStart } from '#shared/bookings/rules.ts'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../i18n/language.ts'
import { rescueFocus } from '../kit/focus.ts'
import { useShow } from '../kit/show.ts'
import type { Availability } from '../shelves/use-availability.ts'
import styles from './calendar.module.css'

interface StartCalendarProps {
  today: Day
  availability: Availability
  start?: Day
  /** The last day of the booking, once a start is chosen. */
  end?: Day
  onChoose: (start: Day) => void
}

type State = 'free' | 'closed' | 'special' | 'taken'

const stateOf = (day: Day, { unavailableDates, specialClosingDates, closingDates }: Availability): State => {
  if (specialClosingDates.includes(day)) return 'special'
  if (closingDates.includes(day)) return 'closed'
  return unavailableDates.includes(day) ? 'taken' : 'free'
}

const Legend = () => {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend}>
      <li data-state="free">{t('bookings.dayFree')}</li>
      <li data-state="taken">{t('bookings.dayTaken')}</li>
      <li data-state="closed">{t('bookings.dayClosed')}</li>
      <li data-state="special">{t('bookings.daySpecial')}</li>
    </ul>
  )
}

export const StartCalendar = ({ today, availability, start, end, onChoose }: StartCalendarProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const names: Record<State, string> = {
    free: t('bookings.dayFree'),
    taken: t('bookings.dayTaken'),
    closed: t('bookings.dayClosed'),
    special: t('bookings.daySpecial'),
  }
  const frame = useRef<HTMLDivElement>(null)
  // At the last month its arrow cannot be pressed any more.
  const keepFocus = () =>
    rescueFocus(() => frame.current?.querySelector<HTMLElement>('[data-direction]:not(:disabled)'))
  const inWindow = (day: Day) => inBookingWindow(day, today)
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePicker
        ref={frame}
        classNames={{
          day: styles.day,
          month: styles.month,
          calendarHeader: styles.header,
          levelsGroup: styles.levels,
        }}
        size="md"
        fullWidth
        onNextMonth={keepFocus}
        onPreviousMonth={keepFocus}
        maxLevel="month"
        numberOfColumns={isWide ? 2 : 1}
        hideOutsideDates
        minDate={today}
        maxDate={lastStart(today)}
        defaultDate={start ?? today}
        value={start ?? null}
        onChange={day => day && onChoose(day)}
        excludeDate={day => stateOf(day, availability) !== 'free'}
        getDayAriaLabel={day =>
          inWindow(day) ? `${show.day(day)}, ${names[stateOf(day, availability)]}` : show.day(day)
        }
        getDayProps={day => ({
          'data-state': inWindow(day) ? stateOf(day, availability) : 'outside',
          'data-covered': (start && end && day > start && day <= end) || undefined,
        })}
        ariaLabels={{ previousMonth: t('bookings.previousMonth'), nextMonth: t('bookings.nextMonth') }}
      />
      <Legend />
    </DatesProvider>
  )
}
