/** What a sales period pays out by bank, and its files: made, fetched, put into the bank, marked here. */
import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { hasCode } from '../../../kit/failure.ts'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { Notice } from '../../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import { type Period, useFigures } from '../settlement/figures.ts'
import { usePeriodWords } from '../settlement/use-period-words.ts'
import styles from './bank.module.css'
import { BankAnswerCard } from './bank-answer.tsx'
import { EarlierFiles } from './earlier-files.tsx'
import { FileCard } from './file-card.tsx'
import { MakeFile } from './make-file.tsx'
import { ReturnedCards } from './returned-cards.tsx'
import { TransferList } from './transfer-list.tsx'
import { type BankExport, type BankFile, sumsOf, useBankExport } from './use-bank.ts'

const LeftOut = ({ bank }: { bank: BankExport }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const { leftOut } = sumsOf(bank)
  if (!leftOut.count) return null
  return (
    <Notice
      role="note"
      title={t('bank.leftOutTitle', { count: leftOut.count, amount: money(leftOut.total) })}
    >
      <Text size="sm">{t('bank.leftOutText')}</Text>
    </Notice>
  )
}

const isOnItsWay = ({ state }: BankFile): boolean => state === 'made' || state === 'uploading'

/** The files that have a card: all that are not in the bank yet, else the last one that is. */
const shownFiles = ({ files }: BankExport): BankFile[] => {
  const open = files.filter(isOnItsWay)
  return open.length ? open : files.filter(({ state }) => state === 'uploaded').slice(0, 1)
}

const Files = ({ bank, children }: { bank: BankExport; children: ReactNode }) => {
  const shown = shownFiles(bank)
  const isNext = !shown.some(isOnItsWay)
  const hasMore = bank.ready.count > 0 || bank.waiting.some(({ why }) => why === 'ready')
  const make = (hasMore || !shown.length) && <MakeFile bank={bank} isNext={isNext} />
  return (
    <aside className={styles.side}>
      {isNext && make}
      {shown.map(file => (
        <FileCard key={file.id} file={file} />
      ))}
      {!isNext && make}
      {children}
    </aside>
  )
}

const Whole = ({ bank }: { bank: BankExport }) => {
  const { t } = useTranslation()
  const { all, returned } = sumsOf(bank)
  const isNarrow = useIsNarrow()
  const earlier = <EarlierFiles shown={shownFiles(bank).map(({ id }) => id)} />
  return (
    <div className={styles.columns}>
      <div className={styles.notice}>
        <LeftOut bank={bank} />
      </div>
      <Files bank={bank}>{!isNarrow && earlier}</Files>
      <div className={styles.main}>
        {all.count + returned.count > 0 ? <TransferList bank={bank} /> : <Empty>{t('bank.nothing')}</Empty>}
        {returned.count > 0 && <ReturnedCards salesPeriod={bank.salesPeriod} />}
        <BankAnswerCard />
        {isNarrow && earlier}
      </div>
    </div>
  )
}

/** The newest periods; one that a link names may be older. */
const PeriodBox = ({ periods, chosen }: { periods: readonly Period[]; chosen: string }) => {
  const { t } = useTranslation()
  const words = usePeriodWords()
  const [, setParams] = useSearchParams()
  const isOlder = !periods.some(({ id }) => id === chosen)
  return (
    <NativeSelect
      label={t('settlements.period')}
      value={chosen}
      data={[
        ...periods.map(period => ({ value: period.id, label: words(period) })),
        ...(isOlder ? [{ value: chosen, label: t('settlements.olderPeriod') }] : []),
      ]}
      onChange={({ currentTarget }) => setParams({ period: currentTarget.value })}
    />
  )
}

const OfPeriod = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const bank = useBankExport(id)
  const isMissing = !bank.data && [400, 404].includes(bank.failure?.status ?? 0)
  if (isMissing) return <Empty>{t('settlements.noSuchPeriod')}</Empty>
  return (
    <WhenLoaded of={{ bank }} skeleton={<Skeleton height={480} radius="lg" />}>
      {loaded => <Whole bank={loaded.bank} />}
    </WhenLoaded>
  )
}

const OfPeriods = ({ periods }: { periods: readonly Period[] }) => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const chosen = params.get('period') || periods[0]?.id
  const title = <StepTitle>{t('bank.title')}</StepTitle>
  if (!chosen)
    return (
      <>
        {title}
        <Empty
          action={
            <Button component={Link} to="/payments/periods" variant="default">
              {t('bank.toPeriods')}
            </Button>
          }
        >
          {t('bank.noPeriod')}
        </Empty>
      </>
    )
  return (
    <>
      <Group justify="space-between" align="end">
        {title}
        <PeriodBox periods={periods} chosen={chosen} />
      </Group>
      <OfPeriod key={chosen} id={chosen} />
    </>
  )
}

export const BankPage = () => {
  const { t } = useTranslation()
  const periods = useRoute(settlementCalls.listFinalizedPeriods, { query: {} })
  const isOff = periods.failure !== undefined && hasCode(periods.failure, 'not_enabled')
  return (
    <Stack gap="md">
      <PageTitle>{t('bank.title')}</PageTitle>
      {isOff ? (
        <>
          <StepTitle>{t('bank.title')}</StepTitle>
          <Empty>{t('settlements.off')}</Empty>
        </>
      ) : (
        <WhenLoaded of={{ periods }}>{loaded => <OfPeriods periods={loaded.periods.results} />}</WhenLoaded>
      )}
    </Stack>
  )
}
