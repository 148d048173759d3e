import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { hearsOfMoves } from './landing.ts'
import type { Moves } from './use-moves.ts'

interface TellBoxProps {
  moves: Moves
  /** What is moved. */
  bookings: readonly Pick<ShelfBooking, 'customer' | 'status'>[]
}

/** Whether the customers hear of the next move by mail. It is on for each move anew: to be silent is the exception. */
export const TellBox = ({ moves, bookings }: TellBoxProps) => {
  const { t } = useTranslation()
  if (!bookings.some(hearsOfMoves)) return null
  return (
    <Checkbox
      size="sm"
      checked={moves.tells}
      onChange={({ currentTarget }) => moves.setTells(currentTarget.checked)}
      label={t('calendar.tellCustomer')}
      description={t('calendar.tellLater')}
    />
  )
}
