/** A day that narrows a list down, or is a field of a form: typed as DD-MM-YYYY, or picked in a calendar. */
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Popover, Skeleton, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, isDay } from '#shared/kit/day.ts'
import { later } from '../later.tsx'
import { useShow } from '../show.ts'
import { finishedDay, typedDay } from '../typed/typed-day.ts'
import styles from './list.module.css'

const DayCalendar = later([], async () => (await import('./day-calendar.tsx')).DayCalendar)

interface DayBoxProps {
  id?: string
  label: string
  description?: string
  /** As the address has it: YYYY-MM-DD, or empty. */
  value: string
  /** What is wrong with the chosen day. */
  error?: string | undefined
  onChoose: (day: string) => void
  /** In a form, what is no day is chosen as it is typed: nothing is lost, and saving refuses it. */
  keepsTyped?: boolean
  'aria-invalid'?: true | undefined
}

/**
 * What is typed stays as it is; each real day is chosen at once, anything else is refused on Enter or when the field is
 * left.
 */
const useTypedDay = (value: string, onChoose: (day: string) => void, keepsTyped: boolean) => {
  const show = useShow()
  const asText = (day: string) => (isDay(day) ? show.date(day) : day)
  const [typed, setTyped] = useState(asText(value))
  const [known, setKnown] = useState(value)
  const [isWrong, setIsWrong] = useState(false)
  // The address was changed by Back, or by a link.
  if (value !== known) {
    setKnown(value)
    setTyped(asText(value))
    setIsWrong(false)
  }
  const choose = (day: string) => {
    if (day === known) return
    setKnown(day)
    onChoose(day)
  }
  const pick = (day: Day) => {
    setTyped(show.date(day))
    setIsWrong(false)
    choose(day)
  }
  return {
    typed,
    isWrong,
    type: (text: string) => {
      setTyped(text)
      setIsWrong(false)
      const day = text.trim() ? typedDay(text) : ''
      if (day !== undefined) choose(day)
      else if (keepsTyped) choose(text)
    },
    finish: () => {
      const day = finishedDay(typed)
      if (day) return pick(day)
      choose(keepsTyped ? typed.trim() : '')
      setIsWrong(typed.trim() !== '')
    },
    pick,
  }
}

export const DayBox = ({ label, value, error, onChoose, keepsTyped = false, ...field }: DayBoxProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { typed, isWrong, type, finish, pick } = useTypedDay(value, onChoose, keepsTyped)
  const calendar = (
    <Popover opened={isOpen} onChange={setIsOpen} returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          aria-label={`${label}: ${t('list.pickDay')}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DayCalendar
          instead={<Skeleton width={280} height={300} />}
          value={typedDay(typed)}
          onPick={day => {
            pick(day)
            setIsOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
  return (
    <TextInput
      {...field}
      className={styles.day}
      label={label}
      inputMode="numeric"
      placeholder={t('list.dayShape')}
      value={typed}
      error={isWrong ? t('list.notADay') : error}
      data-chosen={(value !== '' && !error) || undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      rightSection={calendar}
    />
  )
}
