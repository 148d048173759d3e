import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import type { CartEntry } from '../cart/cart.ts'
import type { Choice } from '../choice/choice.ts'

export interface Lost {
  day: Day
  /** Another visitor took the last shelf after the calendar had said that it was free. */
  toAnother: boolean
}

interface LostDayProps {
  lost: Lost
  chosen: Choice
  /** The reservation that was to be changed: it is still held. */
  replaced: CartEntry | undefined
  /** No other day is free: the page itself says what to do. */
  isFull: boolean
}

/** Says which day is gone, what was kept and what to do now, until another day is chosen. */
export const LostDay = ({ lost, chosen, replaced, isFull }: LostDayProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const advice = replaced
    ? t('bookings.lostChange', { date: show.day(replaced.dateStart) })
    : t('bookings.lostAdvice')
  const period = chosen.price ? label(chosen.price.bookingPeriod) : ''
  return (
    <Notice title={t('bookings.lostTitle', { date: show.day(lost.day), period })} takesFocus={lost.toAnother}>
      <Text size="sm">
        {lost.toAnother && `${t('bookings.lostToAnother')} `}
        {!isFull && advice}
      </Text>
    </Notice>
  )
}
