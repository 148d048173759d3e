/** What each tenant would get for the sales of some days. Nothing is written before somebody saves or finalizes them. */
import { Group, Skeleton, Stack } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import type { Days } from '#shared/sales/days.ts'
import { hasCode } from '../../../kit/failure.ts'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty } from '../../../kit/states.tsx'
import { StatusMark } from '../../../kit/status-mark.tsx'
import { type Fetched, useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import { ExcelButton } from './excel-button.tsx'
import type { Preview } from './figures.ts'
import { FinalizeFoot } from './finalize-foot.tsx'
import { SettledDaysBar } from './settled-days-bar.tsx'
import { SettlementRows } from './settlement-rows.tsx'
import { SumsStrip } from './sums-strip.tsx'
import { Unfinished } from './unfinished.tsx'
import { useSettledDays } from './use-settled-days.ts'

const Whole = ({ preview, days }: { preview: Preview; days: Days }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <SumsStrip of={preview} />
      {preview.results.length ? (
        <SettlementRows key={`${days.from} ${days.to}`} rows={preview.results} inAll={preview} days={days} />
      ) : (
        <Empty>{t('settlements.noneThen')}</Empty>
      )}
      <Unfinished preview={preview} />
      <FinalizeFoot preview={preview} />
    </Stack>
  )
}

/** Of these days, and of no others: an older answer would be finalized under new dates. */
const ofDays = (fetched: Fetched<Preview>, days: Days | undefined): Fetched<Preview> => {
  const { data } = fetched
  const isThese = data && days && data.dateFrom === days.from && data.dateTo === days.to
  return { ...fetched, data: isThese ? data : undefined }
}

export const SettlementPage = () => {
  const { t } = useTranslation()
  const settled = useSettledDays()
  const { days, today, isReversed, learn } = settled
  // Which days come next is in every answer: one day is the quickest to ask about.
  const asked = days ?? today
  const fetched = useRoute(
    settlementCalls.previewSettlement,
    isReversed ? undefined : { query: { dateFrom: asked.from, dateTo: asked.to } },
    { keepPreviousData: true },
  )
  const next = fetched.data?.proposed
  useEffect(() => {
    if (next) learn({ from: next.dateFrom, to: next.dateTo })
  }, [next, learn])
  const isOff = fetched.failure !== undefined && hasCode(fetched.failure, 'not_enabled')
  return (
    <Stack gap="md">
      <PageTitle>{t('settlements.title')}</PageTitle>
      <Group justify="space-between" align="start">
        <Group gap="sm">
          <StepTitle>{t('settlements.title')}</StepTitle>
          {!isOff && (
            <StatusMark icon={IconEye} tone="quiet">
              {t('settlements.isPreview')}
            </StatusMark>
          )}
        </Group>
        {!isOff && days && !isReversed && <ExcelButton days={days} />}
      </Group>
      {isOff ? (
        <Empty>{t('settlements.off')}</Empty>
      ) : (
        <>
          <SettledDaysBar of={settled} />
          {!isReversed && (
            <WhenLoaded
              of={{ preview: ofDays(fetched, days) }}
              skeleton={<Skeleton height={480} radius="lg" />}
            >
              {({ preview }) => days && <Whole preview={preview} days={days} />}
            </WhenLoaded>
          )}
        </>
      )}
    </Stack>
  )
}
