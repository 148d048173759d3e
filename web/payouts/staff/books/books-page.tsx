/** The books of the shop: what was not booked first, then all vouchers, and beside them what the bookkeeper chooses. */
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { hasCode } from '../../../kit/failure.ts'
import { Notice } from '../../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { Empty } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import styles from './books.module.css'
import { BooksForm } from './books-form.tsx'
import { BooksHead } from './books-head.tsx'
import { FailedVouchers } from './failed-vouchers.tsx'
import { goToField } from './go-to-field.ts'
import { NotConnected } from './not-connected.tsx'
import { PreviewCard } from './preview-card.tsx'
import { SendingProgress, useSending } from './sending.tsx'
import type { BooksSettings, Voucher } from './types.ts'
import { JOURNAL, tenderAccounts } from './use-books-form.ts'
import { VouchersCard } from './vouchers-card.tsx'

/** What is to be done first where the token is new. */
const ChooseFirst = () => {
  const { t } = useTranslation()
  const may = useMayDo()
  return (
    <Notice role="note" icon={IconListCheck} title={t('books.chooseFirstTitle')}>
      <Text size="sm">{t('books.chooseFirstText')}</Text>
      {may('money') && (
        <Button size="sm" variant="default" onClick={() => goToField(JOURNAL)}>
          {t('books.chooseNow')}
        </Button>
      )}
    </Notice>
  )
}

interface BooksProps {
  settings: BooksSettings
  left: { left: number; results: readonly Voucher[] }
}

const Books = ({ settings, left }: BooksProps) => {
  const { isConnected, journal } = settings
  const sending = useSending()
  const { data: said } = useRoute(booksCalls.readBooksChoices, isConnected ? {} : undefined)
  const choices = said && !said.problem ? said : undefined
  return (
    <Stack gap="md">
      <BooksHead isConnected={isConnected} choices={said} />
      <div className={styles.layout}>
        <div className={styles.column}>
          {!isConnected && <NotConnected />}
          <SendingProgress of={sending} />
          {isConnected && journal === null && <ChooseFirst />}
          {isConnected && <FailedVouchers left={left.results} settings={settings} sending={sending} />}
          <VouchersCard settings={settings} left={left.left} sending={sending} />
          <PreviewCard />
        </div>
        <div className={styles.column}>
          <BooksForm key={tenderAccounts(settings).join()} settings={settings} choices={choices} />
        </div>
      </div>
    </Stack>
  )
}

export const BooksPage = () => {
  const { t } = useTranslation()
  const settings = useRoute(booksCalls.readBooksSettings, {})
  const left = useRoute(booksCalls.listVouchers, { query: { state: 'left' } })
  const { failure } = settings
  if (failure && hasCode(failure, 'not_enabled'))
    return (
      <>
        <PageTitle>{t('books.title')}</PageTitle>
        <StepTitle>{t('books.title')}</StepTitle>
        <Empty>{t('books.isOff')}</Empty>
      </>
    )
  return (
    <>
      <PageTitle>{t('books.title')}</PageTitle>
      <WhenLoaded of={{ settings, left }} skeleton={<Skeleton height={480} radius="lg" />}>
        {loaded => <Books settings={loaded.settings} left={loaded.left} />}
      </WhenLoaded>
    </>
  )
}
