import { ActionIcon, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { rescueFocus } from '../../kit/focus.ts'
import { useShow } from '../../kit/show.ts'
import type { HolidayNames } from './day-look.ts'
import styles from './year.module.css'

interface ChosenDaysProps {
  title: string
  /** What is said when there are none. */
  none: string
  days: readonly Day[]
  today: Day
  holidays: HolidayNames
  onRemove: (day: Day) => void
}

/** The chosen days that are still to come, by name, each to be taken away. */
export const ChosenDaysList = ({ title, none, days, today, holidays, onRemove }: ChosenDaysProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const coming = days.filter(day => day >= today)
  const remove = (day: Day) => {
    onRemove(day)
    rescueFocus(() => list.current?.querySelector('button'))
  }
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      {coming.length ? (
        <ul ref={list} className={styles.chosen}>
          {coming.map(day => (
            <li key={day}>
              <span>
                {show.day(day)}
                {holidays.has(day) && (
                  <Text span size="sm" c="dimmed" display="block">
                    {holidays.get(day)}
                  </Text>
                )}
              </span>
              <ActionIcon
                variant="subtle"
                color="berry"
                size="lg"
                aria-label={t('setup.removeDay', { day: show.day(day) })}
                onClick={() => remove(day)}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
    </section>
  )
}
