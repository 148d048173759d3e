import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sameName } from '#shared/shelves/shelf-names.ts'
import { finishedDay } from '../../kit/typed/typed-day.ts'
import { type DayNumber, numberOf } from './plan/axis.ts'
import { useCalendar } from './plan/use-calendar.ts'

interface GoToProps {
  onDay: (day: DayNumber) => void
  /** The id of a shelf. */
  onShelf: (shelf: string) => void
}

/** Jumps to what is typed: a date, or the name of a shelf. */
export const GoTo = ({ onDay, onShelf }: GoToProps) => {
  const { t } = useTranslation()
  const { shelves, address } = useCalendar()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const go = () => {
    const day = finishedDay(typed)
    if (day) return onDay(numberOf(day))
    const wanted = sameName(typed)
    const found =
      [...shelves.values()].find(({ name }) => sameName(name) === wanted) ??
      [...shelves.values()].find(({ name }) => sameName(name).startsWith(wanted))
    if (!found || !wanted) return setIsWrong(wanted !== '')
    // The shelf of another type, or without the booking that is looked for, has no row.
    address.change({ type: '', status: '', search: '', needs: '', view: '' })
    requestAnimationFrame(() => onShelf(found.id))
  }
  return (
    <TextInput
      size="sm"
      w={{ base: '100%', sm: '13rem' }}
      aria-label={t('calendar.goTo')}
      placeholder={t('calendar.goTo')}
      leftSection={<IconCalendar size={18} aria-hidden />}
      value={typed}
      error={isWrong ? t('calendar.goToNothing') : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        setIsWrong(false)
      }}
      onKeyDown={({ key }) => key === 'Enter' && go()}
    />
  )
}
