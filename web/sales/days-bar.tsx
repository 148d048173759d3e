/** Which days are shown: eight shortcuts, all at a desk, three and the chosen one on a phone; or days of one's own. */
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHORTCUTS, type Shortcut } from '#shared/sales/days.ts'
import { Chip, Chips } from '../kit/list/chips.tsx'
import { DayBox } from '../kit/list/day-box.tsx'
import { useIsNarrow } from '../kit/list/use-is-narrow.ts'
import styles from './sales.module.css'
import type { SalesDays } from './use-sales-days.ts'

const useNames = (): Record<Shortcut, string> => {
  const { t } = useTranslation()
  return {
    this_week: t('sold.thisWeek'),
    last_week: t('sold.lastWeek'),
    last_7_days: t('sold.last7Days'),
    last_30_days: t('sold.last30Days'),
    this_month: t('sold.thisMonth'),
    last_month: t('sold.lastMonth'),
    this_year: t('sold.thisYear'),
    last_year: t('sold.lastYear'),
  }
}

/** What is looked at most, where there is no room for all. */
const FEW: readonly Shortcut[] = ['this_week', 'last_30_days', 'this_year']

const OwnDays = ({ days: { days, wrong, choose } }: { days: SalesDays }) => {
  const { t } = useTranslation()
  const error = { reversed: t('sold.reversed'), tooLong: t('sold.tooLong') }
  return (
    <div className={styles.ownDays}>
      <DayBox
        label={t('sold.firstDay')}
        value={days.from}
        onChoose={from => from && choose({ ...days, from })}
      />
      <DayBox
        label={t('sold.lastDay')}
        value={days.to}
        error={wrong && error[wrong]}
        onChoose={to => to && choose({ ...days, to })}
      />
    </div>
  )
}

export const DaysBar = ({ days }: { days: SalesDays }) => {
  const { t } = useTranslation()
  const names = useNames()
  const isNarrow = useIsNarrow()
  const [showsAll, setShowsAll] = useState(false)
  const isShort = isNarrow && !showsAll
  const shown = SHORTCUTS.filter(name => !isShort || FEW.includes(name) || name === days.shortcut)
  const isOwn = days.shortcut === undefined
  return (
    <>
      <Chips label={t('sold.days')}>
        {shown.map(name => (
          <Chip key={name} isChosen={name === days.shortcut} onPress={() => days.choose(name)}>
            {names[name]}
          </Chip>
        ))}
        {(!isShort || isOwn) && (
          <Chip
            isChosen={isOwn}
            icon={<IconCalendar size={18} aria-hidden />}
            onPress={() => days.choose(days.days)}
          >
            {t('sold.ownDays')}
          </Chip>
        )}
        {isShort && (
          <Chip after={<IconChevronDown size={18} aria-hidden />} onPress={() => setShowsAll(true)}>
            {t('sold.more')}
          </Chip>
        )}
      </Chips>
      {isOwn && <OwnDays days={days} />}
    </>
  )
}
