import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './payment-request.module.css'
import { type Asked, type AskedState, stateOf } from './state.ts'
import { useUntil, useWhen } from './use-when.ts'

/** When the link was sent and where to, until when it works, and how it ended; undefined where nobody asked. */
const useAskedWords = () => {
  const { t } = useTranslation()
  const when = useWhen()
  const untilWhen = useUntil()
  return (asked: Asked): { title: string; text: string } | undefined => {
    const { askedAt, askedTo, askedUntil, paidAt } = asked
    const sent = askedAt
      ? t('staff-bookings.linkSent', { when: when(askedAt), email: askedTo ?? '' })
      : t('staff-bookings.linkIsOut')
    const until = askedUntil ? untilWhen(askedUntil) : ''
    const words: Partial<Record<AskedState, string>> = {
      lapsed: t('staff-bookings.linkLapsed', { when: until }),
      over: t('staff-bookings.linkOver'),
      out: t('staff-bookings.linkWorks', { when: until }),
      paying: t('staff-bookings.linkPaying'),
      paid: t('staff-bookings.linkPaid', { when: paidAt ? when(paidAt) : '' }),
      settled: t('staff-bookings.linkSettled', { when: paidAt ? when(paidAt) : '' }),
    }
    const text = words[stateOf(asked)]
    return text === undefined ? undefined : { title: sent, text }
  }
}

/** How it stands with the link, in a box; a link that lapsed waits for staff, and says so. */
export const AskedWords = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation()
  const words = useAskedWords()(asked)
  if (!words) return null
  const isLapsed = stateOf(asked) === 'lapsed'
  const isPast = ['over', 'paid', 'settled'].includes(stateOf(asked))
  return (
    <div className={styles.note} data-tone={isLapsed ? 'bad' : isPast ? 'quiet' : undefined}>
      {isLapsed && (
        <strong className={styles.needs}>
          <IconAlertCircleFilled size={16} aria-hidden />
          <span>{t('staff-bookings.needsYou')}</span>
        </strong>
      )}
      <strong>{words.title}</strong> <span>{words.text}</span>
    </div>
  )
}
