import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../i18n/language.ts'
import { useShow } from '../kit/show.ts'
import { usePeriodLabel } from '../shelves/period-label.ts'
import total from './bookings.module.css'
import { shortDay } from './calendar-days.ts'
import type { Choice } from './choice.ts'
import styles from './date.module.css'
import { choiceTotal } from './draft-booking.ts'
import { useWizard } from './wizard-context.ts'

interface BookingBarProps {
  chosen: Choice
  last: Day | undefined
  /** The actions; none until a day is chosen. */
  children: ReactNode
}

/** At the foot of a phone: the days, the one total, and the action. */
export const BookingBar = ({ chosen, last, children }: BookingBarProps) => {
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
      {children && <div className={styles.barActions}>{children}</div>}
    </div>
  )
}
