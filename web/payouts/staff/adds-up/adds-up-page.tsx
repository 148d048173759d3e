/** Whether some days add up, from the till to the books: what differs, why, and where it is put right. */
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addsUpCalls } from '#shared/payouts/adds-up-calls.ts'
import { hasCode } from '../../../kit/failure.ts'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty, Waiting } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import styles from './adds-up.module.css'
import { Chain } from './chain.tsx'
import { DaysBar } from './days-bar.tsx'
import { type AddsUp, isNothing, stateOf } from './figures.ts'
import { LeftToDo } from './left-to-do.tsx'
import { OwedCard } from './owed-card.tsx'
import { PeriodsCard } from './periods-card.tsx'
import { StateMark } from './state-mark.tsx'
import { isMonth, useCheckedDays } from './use-checked-days.ts'
import { useDaysWords } from './use-days-words.ts'

const Shape = () => (
  <>
    <Waiting />
    <div className={styles.columns} aria-hidden>
      <Stack gap="sm">
        {['a', 'b', 'c', 'd'].map(key => (
          <Skeleton key={key} height={88} radius="lg" />
        ))}
      </Stack>
      <Skeleton height={240} radius="lg" />
    </div>
  </>
)

const Whole = ({ addsUp }: { addsUp: AddsUp }) => {
  const { t } = useTranslation()
  const isEmpty = isNothing(addsUp)
  return (
    <Stack gap="md">
      {!isEmpty && <LeftToDo addsUp={addsUp} />}
      <div className={styles.columns}>
        {isEmpty ? <Empty>{t('adds-up.nothing')}</Empty> : <Chain addsUp={addsUp} />}
        <aside className={styles.side} aria-label={t('adds-up.owedTitle')}>
          <OwedCard of={addsUp.owed} />
          {!isEmpty && <PeriodsCard addsUp={addsUp} />}
        </aside>
      </div>
    </Stack>
  )
}

const useVerdicts = () => {
  const { t } = useTranslation()
  return {
    agrees: t('adds-up.doesAddUp'),
    explained: t('adds-up.isExplained'),
    differs: t('adds-up.notYet'),
  }
}

export const AddsUpPage = () => {
  const { t } = useTranslation()
  const checked = useCheckedDays()
  const words = useDaysWords()
  const verdicts = useVerdicts()
  const { days, isReversed } = checked
  const addsUp = useRoute(
    addsUpCalls.readAddsUp,
    isReversed ? undefined : { query: { dateFrom: days.from, dateTo: days.to } },
  )
  const isOff = addsUp.failure !== undefined && hasCode(addsUp.failure, 'not_enabled')
  const named = { days: words(days) }
  const { data } = addsUp
  return (
    <Stack gap="md">
      <PageTitle>{t('adds-up.page')}</PageTitle>
      <Group justify="space-between" align="start">
        <Group gap="sm">
          <StepTitle>
            {isReversed || isOff
              ? t('adds-up.page')
              : isMonth(days)
                ? t('adds-up.ofMonth', named)
                : t('adds-up.ofDays', named)}
          </StepTitle>
          {data && !isNothing(data) && <StateMark of={stateOf(data)}>{verdicts[stateOf(data)]}</StateMark>}
        </Group>
        {data && (
          <Button
            size="sm"
            variant="default"
            className={styles.screen}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('adds-up.print')}
          </Button>
        )}
      </Group>
      {isOff ? (
        <Empty>{t('settlements.off')}</Empty>
      ) : (
        <>
          <DaysBar of={checked} />
          {!isReversed && (
            <WhenLoaded of={{ addsUp }} skeleton={<Shape />}>
              {loaded => <Whole addsUp={loaded.addsUp} />}
            </WhenLoaded>
          )}
        </>
      )}
    </Stack>
  )
}
