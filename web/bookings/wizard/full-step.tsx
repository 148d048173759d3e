/** The step of the date when no day is free: other types, and the waitlist. */
import { useTranslation } from 'react-i18next'
import { lastStart } from '#shared/bookings/rules.ts'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { Choice } from '../choice/choice.ts'
import { useGo } from '../choice/wizard-context.ts'
import { monthsOf, nextOpening } from '../date-picker/calendar-days.ts'
import { DateCalendar } from './date-calendar.tsx'
import { FullCalendar } from './full-calendar.tsx'
import { LostDay } from './lost-day.tsx'
import { StepFrame } from './step-frame.tsx'
import type { DateStep } from './use-date-step.ts'

/** Says why no day can be chosen, and when new days come. */
const FullLead = ({ chosen, today }: { chosen: Choice; today: Day }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const label = usePeriodLabel()
  const { month, opens } = nextOpening(today, language)
  return (
    <>
      {t('bookings.fullLead', {
        period: chosen.price ? label(chosen.price.bookingPeriod) : '',
        months: monthsOf(today, lastStart(today), language),
      })}{' '}
      <strong>
        {t('bookings.monthOpens', {
          month: capital(month),
          date: show.day(opens),
        })}
        .
      </strong>
    </>
  )
}

export const FullStep = ({ step, onBack }: { step: DateStep; onBack: () => void }) => {
  const { t } = useTranslation()
  const go = useGo()
  const { chosen, chooseAnew, today, lost } = step
  return (
    <StepFrame
      step="date"
      title={t('bookings.fullTitle', { name: chosen.shelfType?.name })}
      lead={<FullLead chosen={chosen} today={today} />}
      back={onBack}
    >
      {lost && <LostDay key={lost.day} lost={lost} chosen={chosen} replaced={undefined} isFull />}
      <FullCalendar
        chosen={chosen}
        calendar={<DateCalendar step={step} />}
        onOther={(shelfType, otherPrice) => {
          chooseAnew({ shelfType, price: otherPrice, services: [], dateStart: undefined })
          if (shelfType.hasServices) go('services')
        }}
      />
    </StepFrame>
  )
}
