import { Button } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { CartEntry } from '../cart/cart.ts'
import { saveCalendarFile } from './calendar-file.ts'

interface AddToCalendarProps {
  market: VisitorsMarket
  booked: readonly CartEntry[]
}

/** Gives the days of setting up and of emptying to the visitor's calendar. */
export const AddToCalendar = ({ market, booked }: AddToCalendarProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const dated = booked.map(entry => ({ ...entry, setsUp: !entry.parentBookingRequest, empties: true }))
  return (
    <Button
      leftSection={<IconCalendarDown size={20} aria-hidden />}
      onClick={() => void saveCalendarFile(market, dated, language)}
    >
      {t('receipt.addToCalendar')}
    </Button>
  )
}
