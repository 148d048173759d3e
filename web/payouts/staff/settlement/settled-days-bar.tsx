/** The days that are settled: those that come next, shortcuts, or one's own. */
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip, Chips } from '../../../kit/list/chips.tsx'
import { DayBox } from '../../../kit/list/day-box.tsx'
import { useRangeWords } from '../../../markets/use-range-words.ts'
import styles from './settlement.module.css'
import { type SettledDays, SHORTCUTS, type Shortcut } from './use-settled-days.ts'

const useNames = (): Record<Shortcut, string> => {
  const { t } = useTranslation()
  return {
    today: t('settlements.today'),
    this_month: t('settlements.thisMonth'),
    last_month: t('settlements.lastMonth'),
    this_year: t('settlements.thisYear'),
    last_year: t('settlements.lastYear'),
  }
}

const OwnDays = ({ of: { days, isReversed, choose } }: { of: SettledDays }) => {
  const { t } = useTranslation()
  if (!days) return null
  return (
    <div className={styles.ownDays}>
      <DayBox
        label={t('settlements.firstDay')}
        value={days.from}
        onChoose={from => from && choose({ ...days, from })}
      />
      <DayBox
        label={t('settlements.lastDay')}
        value={days.to}
        error={isReversed ? t('settlements.reversed') : undefined}
        onChoose={to => to && choose({ ...days, to })}
      />
    </div>
  )
}

export const SettledDaysBar = ({ of }: { of: SettledDays }) => {
  const { t } = useTranslation()
  const names = useNames()
  const words = useRangeWords()
  const { choice, days, proposed, choose } = of
  return (
    <>
      <Chips label={t('settlements.days')}>
        <Chip isChosen={choice === 'proposed'} onPress={() => choose('proposed')}>
          {proposed ? t('settlements.proposed', { days: words(proposed) }) : t('settlements.proposedDays')}
        </Chip>
        {SHORTCUTS.map(name => (
          <Chip key={name} isChosen={choice === name} onPress={() => choose(name)}>
            {names[name]}
          </Chip>
        ))}
        <Chip
          isChosen={choice === 'own'}
          icon={<IconCalendar size={18} aria-hidden />}
          onPress={() => days && choose(days)}
        >
          {t('settlements.ownDays')}
        </Chip>
      </Chips>
      {choice === 'own' && <OwnDays of={of} />}
    </>
  )
}
