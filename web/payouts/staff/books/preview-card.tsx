/** What the voucher of the newest finalized period would be now: shown and not sent. */
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useShow } from '../../../kit/show.ts'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import { useAccountName } from './account-names.ts'
import styles from './books.module.css'
import { goToField } from './go-to-field.ts'
import { accountField } from './use-books-form.ts'
import { useProblemWords } from './use-problem-words.ts'
import { VoucherLines } from './voucher-lines.tsx'

type Preview = Answer<typeof booksCalls.previewVouchers>

const Unchosen = ({ preview: { results } }: { preview: Preview }) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const nameOf = useAccountName()
  const lines = results.flatMap(voucher => voucher.lines).filter(line => line.accountNumber === null)
  const names = [...new Set(lines.map(({ account }) => account))]
  const [first] = names
  if (!first) return null
  return (
    <Notice role="note" title={t('books.unchosenTitle')}>
      <Text size="sm">{names.map(nameOf).join(', ')}</Text>
      {may('money') && (
        <Button size="sm" variant="default" onClick={() => goToField(accountField(first))}>
          {t('books.chooseThem')}
        </Button>
      )}
    </Notice>
  )
}

const Vouchers = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useProblemWords()
  return (
    <>
      {preview.problem && (
        <Text size="sm" c="dimmed">
          {t('books.withoutYears', { why: words(preview.problem).why })}
        </Text>
      )}
      <Unchosen preview={preview} />
      {preview.results.map(({ text, dateTo, lines }) => (
        <div key={dateTo}>
          <Text size="sm" c="dimmed">
            {text} · {show.date(dateTo)}
          </Text>
          <VoucherLines text={text} lines={lines} />
        </div>
      ))}
      {!preview.results.length && <Text c="dimmed">{t('books.nothingInPeriod')}</Text>}
    </>
  )
}

const OfPeriod = ({ id }: { id: string }) => {
  const preview = useRoute(booksCalls.previewVouchers, { query: { salesPeriod: id } })
  return (
    <WhenLoaded of={{ preview }} skeleton={<Skeleton height={200} radius="md" />}>
      {loaded => <Vouchers preview={loaded.preview} />}
    </WhenLoaded>
  )
}

export const PreviewCard = () => {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useRoute(settlementCalls.listFinalizedPeriods, { query: {} })
  const [newest] = data?.results ?? []
  if (!newest) return null
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.boxHead}>
        <Title order={2} size="h3" id={id}>
          {t('books.preview')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('books.previewText')}
        </Text>
      </div>
      <div className={styles.boxBody}>
        <OfPeriod id={newest.id} />
      </div>
    </section>
  )
}
