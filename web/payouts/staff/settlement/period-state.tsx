/** How far a period is: four states, as dots and a word. */
import { Text } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { PERIOD, PERIOD_STATES, type PeriodStatus } from '#shared/payouts/states.ts'
import { useShow } from '../../../kit/show.ts'
import { StatusMark } from '../../../kit/status-mark.tsx'
import { useThisMarket } from '../../../markets/market.ts'
import { useMoment } from '../../../markets/moment.ts'
import type { Period } from './figures.ts'
import styles from './periods.module.css'

const useStates = (): Record<PeriodStatus, { name: string; means: string }> => {
  const { t } = useTranslation()
  return {
    [PERIOD.draft]: { name: t('settlements.draft'), means: t('settlements.draftMeans') },
    [PERIOD.inBooks]: { name: t('settlements.inBooks'), means: t('settlements.inBooksMeans') },
    [PERIOD.finalized]: { name: t('settlements.isFinalized'), means: t('settlements.isFinalizedMeans') },
    [PERIOD.sent]: { name: t('settlements.isSent'), means: t('settlements.isSentMeans') },
  }
}

const Dots = ({ status }: { status: PeriodStatus }) => (
  <span className={styles.dots} aria-hidden>
    {PERIOD_STATES.map(one => (
      <span key={one} data-past={one < status || undefined} data-here={one === status || undefined} />
    ))}
  </span>
)

/** Explains the states, once above a list. */
export const StatesExplained = () => {
  const { t } = useTranslation()
  const states = useStates()
  return (
    <ul className={styles.states} aria-label={t('settlements.states')}>
      {PERIOD_STATES.map(status => (
        <li key={status} className={styles.state}>
          <Dots status={status} />
          <span>
            <strong>{states[status].name}</strong>{' '}
            <Text span inherit c="dimmed">
              {states[status].means}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** When the period came to its state, and by whom where somebody is named. */
const useSince = () => {
  const moment = useMoment()
  const { t } = useTranslation()
  const at = (when: string | null) => (when ? moment(Date.parse(when)) : '')
  return ({ status, sent, finalized, finalizedBy, exported, created, createdBy }: Period): string => {
    const who = (name: string) => (name ? `, ${name}` : '')
    if (status === PERIOD.sent && sent) return at(sent)
    if (status >= PERIOD.finalized) return at(finalized) + who(finalizedBy)
    if (status === PERIOD.inBooks && exported) return at(exported)
    return t('settlements.saved', { when: at(created) + who(createdBy) })
  }
}

export const PeriodState = ({ period }: { period: Period }) => {
  const states = useStates()
  const since = useSince()
  return (
    <>
      <span className={styles.state}>
        <Dots status={period.status} />
        <strong>{states[period.status].name}</strong>
      </span>
      <Text size="sm" c="dimmed">
        {since(period)}
      </Text>
    </>
  )
}

/** The numbers of its settlements; empty before they have some. */
export const useNumbers = () => {
  const { t } = useTranslation()
  return ({ firstNumber, lastNumber }: Period): string =>
    firstNumber
      ? t('settlements.numbers', {
          count: lastNumber - firstNumber + 1,
          first: firstNumber,
          last: lastNumber,
        })
      : ''
}

/** Whether the books have it. */
export const Books = ({ period: { exported } }: { period: Period }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return exported ? (
    <StatusMark icon={IconCircleCheck} tone="good">
      {t('settlements.booked', { day: show.date(dayIn(timeZone, Date.parse(exported))) })}
    </StatusMark>
  ) : (
    <StatusMark icon={IconClock} tone="quiet">
      {t('settlements.notBooked')}
    </StatusMark>
  )
}
