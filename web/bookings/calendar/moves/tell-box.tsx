import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Moves } from './use-moves.ts'

interface TellBoxProps {
  moves: Moves
  /** A mail will go: the move changes what a customer knows (`isNewsTo`). */
  isNews: boolean
}

/** Whether the customers hear of the next move by mail. It is on for each move anew: to be silent is the exception. */
export const TellBox = ({ moves, isNews }: TellBoxProps) => {
  const { t } = useTranslation()
  if (!isNews) return null
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
