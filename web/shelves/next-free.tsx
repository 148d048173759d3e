import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Day, endOfNextMonth } from '#shared/kit/day.ts'
import { useShow } from '../kit/show.ts'
import styles from './shelves.module.css'

interface NextFreeProps {
  next: Day | null | undefined
  today: Day
}

/** From when a type is free. Keeps its place while that is not known. */
export const NextFree = ({ next, today }: NextFreeProps) => {
  const { t } = useTranslation()
  const show = useShow()
  if (next === undefined) return <p className={styles.next} />
  if (next === null)
    return (
      <p className={styles.next} data-full>
        <IconCalendarOff size={20} aria-hidden />
        {t('shelves.fullUntil', { date: show.day(endOfNextMonth(today)) })}
      </p>
    )
  return (
    <p className={styles.next}>
      <IconCircleCheck size={20} aria-hidden />
      {next === today ? t('shelves.freeToday') : t('shelves.freeFrom', { date: show.day(next) })}
    </p>
  )
}
