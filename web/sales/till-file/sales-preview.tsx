import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import filesStyles from '../../tills/files/files.module.css'
import { type SalesPreview, useColumnWords, useFateWords } from './file-words.ts'
import { type Columns, SalesColumns } from './sales-columns.tsx'
import { SalesRows } from './sales-rows.tsx'
import styles from './till-file.module.css'

interface SalesPreviewProps {
  preview: SalesPreview
  onColumns: (columns: Columns) => void
  onBook: () => Promise<void>
  /** Leads back to the choice of a file. */
  onOther: () => void
}

const Days = ({ days }: Pick<SalesPreview, 'days'>) => {
  const { t } = useTranslation()
  const show = useShow()
  const number = new Intl.NumberFormat(useLanguage())
  const { currencyCode } = useThisMarket()
  return (
    <Card title={t('salesfile.days')} size="h3">
      <table className={styles.days} aria-label={t('salesfile.days')}>
        <thead>
          <tr>
            <th scope="col">{t('salesfile.day')}</th>
            <th scope="col">{t('salesfile.receipts')}</th>
            <th scope="col">{t('salesfile.toTenants')}</th>
            <th scope="col">{t('salesfile.total')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, receipts, lines, total }) => (
            <tr key={date}>
              <td>{show.date(date)}</td>
              <td>{number.format(receipts)}</td>
              <td>{show.money(lines, currencyCode)}</td>
              <td>{show.money(total, currencyCode)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** What booking would do, counted. What does not occur is left out, but for what is sold. */
const Counted = ({ counts }: Pick<SalesPreview, 'counts'>) => {
  const words = useFateWords()
  const number = new Intl.NumberFormat(useLanguage())
  const fates = ['sold', 'returned', 'clearing', 'before', 'reported', 'differs', 'unread'] as const
  return (
    <Facts className={filesStyles.facts}>
      {fates
        .filter(fate => fate === 'sold' || counts[fate] > 0)
        .map(fate => (
          <Fact key={fate} name={words[fate]}>
            {number.format(counts[fate])}
          </Fact>
        ))}
    </Facts>
  )
}

/** The second step: what would become of the file, and the button that does it. */
export const SalesPreviewStep = ({ preview, onColumns, onBook, onOther }: SalesPreviewProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const columnWords = useColumnWords()
  const { receipts, missing, days, counts, columns } = preview
  const other = (
    <Button variant="default" leftSection={<IconFileSpreadsheet size={20} aria-hidden />} onClick={onOther}>
      {t('salesfile.other')}
    </Button>
  )
  const choices = <SalesColumns columns={columns} onChoose={onColumns} />
  if (missing.length)
    return (
      <Stack gap="md">
        <Notice role="status">
          <Text size="sm">
            {t('salesfile.missing', { columns: missing.map(column => columnWords[column]).join(', ') })}
          </Text>
          {other}
        </Notice>
        {choices}
      </Stack>
    )
  return (
    <Stack gap="md">
      <Card title={t('salesfile.happens')}>
        <Counted counts={counts} />
        {receipts === 0 && (
          <Text role="status">
            {t('salesfile.nothing')}. {t('salesfile.nothingText')}
          </Text>
        )}
        <Group>
          {receipts > 0 && (
            <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void onBook()}>
              {t('salesfile.book', { count: receipts, number: number.format(receipts) })}
            </Button>
          )}
          {other}
        </Group>
      </Card>
      {days.length > 0 && <Days days={days} />}
      <SalesRows key={preview.upload + columns.map(({ column }) => column).join()} preview={preview} />
      {choices}
    </Stack>
  )
}
