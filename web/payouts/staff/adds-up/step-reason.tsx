/** One reason of a difference: a sentence, and the way to what it is about. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StepName } from '#shared/payouts/adds-up.ts'
import styles from './adds-up.module.css'
import type { AddsUp, Reason } from './figures.ts'
import { useReasonWords } from './use-reason-words.ts'
import { useWays } from './use-ways.ts'

/** The steps that only whole periods are counted in. */
const OF_PERIODS: readonly StepName[] = ['balances', 'bank', 'sent', 'books']

interface ReasonProps {
  reason: Reason
  of: StepName
  addsUp: AddsUp
}

/** Whom to ask; where a period is cut by the days, that is the first thing to change. */
const WhatNow = ({ of, addsUp }: Omit<ReasonProps, 'reason'>) => {
  const { t } = useTranslation()
  const isCut = OF_PERIODS.includes(of) && addsUp.periods.some(({ isWhole }) => !isWhole)
  return (
    <Text size="sm" c="dimmed">
      {isCut ? t('adds-up.chooseWhole') : t('adds-up.askReol')}
    </Text>
  )
}

export const StepReason = ({ reason, of, addsUp }: ReasonProps) => {
  const words = useReasonWords()
  const ways = useWays(addsUp)[reason.name]
  return (
    <li className={styles.reason}>
      <div>
        <Text size="sm">{words(reason)}</Text>
        {reason.name === 'unexplained' && <WhatNow of={of} addsUp={addsUp} />}
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ to, name }) => (
            <Anchor key={to} component={Link} to={to} fz="sm">
              {name}
            </Anchor>
          ))}
        </div>
      )}
    </li>
  )
}
