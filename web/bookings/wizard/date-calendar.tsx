import { Skeleton } from '@mantine/core'
import type { Day } from '#shared/kit/day.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import { Waiting } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useWizard } from '../choice/wizard-context.ts'
import { weeksFrom } from '../date-picker/calendar-days.ts'
import { StartCalendar } from '../date-picker/start-calendar.tsx'
import styles from './date.module.css'
import type { DateStep } from './use-date-step.ts'

/** In the place of the calendar, as tall as it will be. */
const CalendarSkeleton = ({ today }: { today: Day }) => (
  <>
    <Waiting />
    <Skeleton
      className={styles.calendarShape}
      style={{ '--weeks': weeksFrom(today).length }}
      radius="lg"
      height="auto"
    />
  </>
)

/** The days on which the chosen booking can begin. */
export const DateCalendar = ({ step: { chosen, today, availability, chooseAnew } }: { step: DateStep }) => {
  const { market } = useWizard()
  const { price } = chosen
  const endOf = (start: Day): Day =>
    price ? bookingEnd(start, price.bookingPeriod, market.closingDays).last : start
  return (
    <WhenLoaded of={{ availability }} skeleton={<CalendarSkeleton today={today} />}>
      {data => (
        <StartCalendar
          today={today}
          availability={data.availability}
          start={chosen.dateStart}
          endOf={endOf}
          onChoose={dateStart => chooseAnew({ dateStart })}
        />
      )}
    </WhenLoaded>
  )
}
