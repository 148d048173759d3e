import '@mantine/dates/styles.css'
import 'dayjs/locale/da'
import 'dayjs/locale/de'
import { FocusTrap } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../show.ts'

interface DayCalendarProps {
  value: Day | undefined
  onPick: (day: Day) => void
}

/** One month, to pick a day. It takes the focus when it is there. */
export const DayCalendar = ({ value, onPick }: DayCalendarProps) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <DatesProvider settings={{ locale: useLanguage(), firstDayOfWeek: 1, weekendDays: [] }}>
      <FocusTrap>
        <div>
          <DatePicker
            maxLevel="month"
            hideOutsideDates
            // Escape closes the calendar, not the dialog below it.
            __stopPropagation
            defaultDate={value}
            value={value ?? null}
            onChange={day => day && onPick(day)}
            getDayAriaLabel={show.day}
            ariaLabels={{ previousMonth: t('list.previousMonth'), nextMonth: t('list.nextMonth') }}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  )
}
