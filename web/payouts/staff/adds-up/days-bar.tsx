/** The days that are checked: this month, the last one, one's own, or a month further. */
import { Button } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { capital } from '../../../kit/capital.ts'
import { Chip, Chips } from '../../../kit/list/chips.tsx'
import { DayBox } from '../../../kit/list/day-box.tsx'
import styles from './adds-up.module.css'
import type { CheckedDays } from './use-checked-days.ts'
import { useDaysWords } from './use-days-words.ts'

const Months = ({ of: { before, after, choose } }: { of: CheckedDays }) => {
  const { t } = useTranslation()
  const words = useDaysWords()
  return (
    <div className={styles.months}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        aria-label={t('adds-up.earlier', { month: capital(words(before)) })}
        onClick={() => choose(before)}
      >
        {capital(words(before))}
      </Button>
      {after && (
        <Button
          size="sm"
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          aria-label={t('adds-up.later', { month: capital(words(after)) })}
          onClick={() => choose(after)}
        >
          {capital(words(after))}
        </Button>
      )}
    </div>
  )
}

const OwnDays = ({ of: { days, isReversed, choose, chooseOwn } }: { of: CheckedDays }) => {
  const { t } = useTranslation()
  const change = (part: Partial<typeof days>) => {
    choose({ ...days, ...part })
    chooseOwn()
  }
  return (
    <div className={styles.ownDays}>
      <DayBox
        label={t('settlements.firstDay')}
        value={days.from}
        onChoose={from => from && change({ from })}
      />
      <DayBox
        label={t('settlements.lastDay')}
        value={days.to}
        error={isReversed ? t('settlements.reversed') : undefined}
        onChoose={to => to && change({ to })}
      />
    </div>
  )
}

export const DaysBar = ({ of }: { of: CheckedDays }) => {
  const { t } = useTranslation()
  const { choice, thisMonth, lastMonth, choose, chooseOwn } = of
  return (
    <div className={styles.bar}>
      <div className={styles.barRow}>
        <Chips label={t('settlements.days')}>
          <Chip isChosen={choice === 'this_month'} onPress={() => choose(thisMonth)}>
            {t('settlements.thisMonth')}
          </Chip>
          <Chip isChosen={choice === 'last_month'} onPress={() => choose(lastMonth)}>
            {t('settlements.lastMonth')}
          </Chip>
          <Chip isChosen={choice === 'own'} icon={<IconCalendar size={18} aria-hidden />} onPress={chooseOwn}>
            {t('settlements.ownDays')}
          </Chip>
        </Chips>
        <Months of={of} />
      </div>
      {choice === 'own' && <OwnDays of={of} />}
    </div>
  )
}
