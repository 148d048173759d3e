import { Button, Text, TextInput } from '@mantine/core'
import { IconCirclePlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, dayIn, isDay } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import { useSettings } from './context.ts'
import styles from './settings.module.css'

interface DaysEditorProps {
  days: readonly Day[]
  onChange: (days: Day[]) => void
  /** What the box for another day is called. */
  label: string
}

/** Single days: those that are still to come, each to be removed, and a box for another one. */
export const DaysEditor = ({ days, onChange, label }: DaysEditorProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useSettings().settings
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const today = dayIn(timeZone, Date.now())
  const coming = days.filter(day => day >= today)
  const add = () => {
    if (!isDay(typed)) return box.current?.focus()
    onChange([...new Set([...days, typed])].sort())
    setTyped('')
  }
  const remove = (day: Day) => {
    onChange(days.filter(other => other !== day))
    box.current?.focus()
  }
  return (
    <>
      {coming.length ? (
        <ul className={styles.days}>
          {coming.map(day => (
            <li key={day}>
              <span>{show.day(day)}</span>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconTrash size={20} aria-hidden />}
                aria-label={t('setup.removeDay', { day: show.day(day) })}
                onClick={() => remove(day)}
              >
                {t('setup.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{t('setup.noDays')}</Text>
      )}
      <div className={styles.add}>
        <TextInput
          id={id}
          ref={box}
          type="date"
          label={label}
          min={today}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Enter' && add()}
        />
        <Button variant="default" leftSection={<IconCirclePlus size={20} aria-hidden />} onClick={add}>
          {t('setup.add')}
        </Button>
      </div>
    </>
  )
}
