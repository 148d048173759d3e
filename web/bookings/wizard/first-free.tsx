import { UnstyledButton } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import styles from './date.module.css'

/** The first free day is one tap away. */
export const FirstFree = ({ day, onChoose }: { day: Day; onChoose: (day: Day) => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <UnstyledButton className={styles.firstFree} onClick={() => onChoose(day)}>
      <IconCalendarCheck size={22} aria-hidden />
      <span>
        {t('bookings.firstFree')} <strong>{show.day(day)}</strong>
      </span>
      <span className={styles.take}>{t('bookings.takeIt')}</span>
    </UnstyledButton>
  )
}
