import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { shortDay } from '../date-picker/calendar-days.ts'
import styles from './move.module.css'

interface Place {
  /** The name of the shelf, or that any will do. */
  shelf: string
  dateStart: Day
  dateEnd: Day
}

const Side = ({ label, place, isOld = false }: { label: string; place: Place; isOld?: boolean }) => {
  const language = useLanguage()
  return (
    <div className={isOld ? styles.old : styles.wanted}>
      <small>{label}</small>
      <strong>{place.shelf}</strong>
      <span>
        <span className={styles.day}>{shortDay(place.dateStart, language)}</span> –{' '}
        <span className={styles.day}>{shortDay(place.dateEnd, language)}</span>
      </span>
    </div>
  )
}

/** Where a booking is, and where it is wanted. */
export const FromTo = ({ from, to, toLabel }: { from: Place; to: Place; toLabel: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.fromTo}>
      <Side label={t('move.now')} place={from} isOld />
      <IconArrowRight size={24} aria-hidden className={styles.arrow} />
      <Side label={toLabel} place={to} />
    </div>
  )
}
