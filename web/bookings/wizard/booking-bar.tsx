import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { Choice } from '../choice/choice.ts'
import { choiceTotal } from '../choice/draft-booking.ts'
import { useWizard } from '../choice/wizard-context.ts'
import { shortDay } from '../date-picker/calendar-days.ts'
import total from '../summary/bookings.module.css'
import styles from './date.module.css'

interface BookingBarProps {
  chosen: Choice
  last: Day | undefined
  /** What else is to be known of the days. */
  about: ReactNode
  /** The actions; none until a day is chosen. */
  children: ReactNode
}

/** At the foot of a phone: the days, the one total, and the action. */
export const BookingBar = ({ chosen, last, about, children }: BookingBarProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const label = usePeriodLabel()
  const { currencyCode } = useWizard().market
  const { shelfType, price, dateStart } = chosen
  return (
    <div className={styles.bookingBar}>
      <div className={styles.barFacts}>
        <div>
          <p className={styles.barWhat}>
            {[shelfType?.name, price && label(price.bookingPeriod)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.barDays}>
            {dateStart && last
              ? `${shortDay(dateStart, language)} – ${shortDay(last, language)}`
              : t('bookings.chooseDay')}
          </p>
        </div>
        <p className={total.total}>{show.money(choiceTotal(chosen), currencyCode)}</p>
      </div>
      {about}
      {children && <div className={styles.barActions}>{children}</div>}
    </div>
  )
}
