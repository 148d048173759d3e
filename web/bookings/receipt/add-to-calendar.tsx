import { Button } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import type { CartEntry } from '../cart/cart.ts'
import { saveCalendarFile } from './calendar-file.ts'

interface AddToCalendarProps {
  market: VisitorsMarket
  booked: readonly CartEntry[]
}

/** Gives the booked days to the visitor's calendar. */
export const AddToCalendar = ({ market, booked }: AddToCalendarProps) => {
  const { t } = useTranslation()
  return (
    <Button
      leftSection={<IconCalendarDown size={20} aria-hidden />}
      onClick={() => void saveCalendarFile(market, booked)}
    >
      {t('receipt.addToCalendar')}
    </Button>
  )
}
