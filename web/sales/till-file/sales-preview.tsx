/** What would become of a till's file: by its rows, and by days. */
import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '#shared/sales/till-file-calls.ts'
import { LEFT_OUT_WORDS } from '#shared/sales/till-file-words.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ImportPreview } from '../../jobs/import/import-preview.tsx'
import { Card } from '../../kit/card.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useReasons } from '../staff/clearing-words.ts'
import { type SalesPreview, useColumnWords, useFates } from './file-words.ts'
import { SalesQuestions } from './sales-questions.tsx'
import styles from './till-file.module.css'

type Row = SalesPreview['samples'][number]

/** Why a row is not booked, or waits for staff. */
const Why = ({ row: { fate, clearing, unread, noSale } }: { row: Row }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reasons = useReasons()
  const reason = unread ?? noSale ?? (fate === 'differs' || fate === 'reported' ? fate : undefined)
  if (reason) return <Text size="sm">{LEFT_OUT_WORDS[reason][language]}</Text>
  if (!clearing) return null
  const isRest = clearing === 'more_than_one' && fate !== 'clearing'
  return <Text size="sm">{isRest ? t('salesfile.rest') : reasons[clearing].text}</Text>
}

const Sale = ({ row: { receipt, date, number, name } }: { row: Row }) => {
  const { t } = useTranslation()
  const show = useShow()
  const where = [
    date && show.date(date),
    receipt && t('salesfile.receiptNumber', { number: receipt }),
    number,
  ]
  return (
    <>
      {name || t('salesfile.noName')}
      <Text size="sm" c="dimmed">
        {where.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

const Money = ({ row: { amount, customer, share } }: { row: Row }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (
    <>
      {amount !== null && (
        <Text size="sm" fw={650}>
          {show.money(amount, currencyCode)}
        </Text>
      )}
      {customer && share !== null && (
        <Text size="sm">
          {t('salesfile.customer', { number: customer })}{' '}
          <span>{t('salesfile.gets', { amount: show.money(share, currencyCode) })}</span>
        </Text>
      )}
    </>
  )
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

interface SalesPreviewProps {
  preview: SalesPreview
  /** Reads the file again, as staff say. */
  onRead: (more: Partial<Reading>) => void
  onBook: () => Promise<void>
  /** Leads back to the choice of a file. */
  onOther: () => void
}

export const SalesPreviewStep = ({ preview, onRead, onBook, onOther }: SalesPreviewProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { receipts, days, questions } = preview
  const isOpen = questions.dayOrder?.chosen === null
  return (
    <ImportPreview
      preview={preview}
      columnNames={useColumnWords()}
      many="kind"
      fates={useFates()}
      about={t('salesfile.sale')}
      cellsOf={row => ({
        what: <Sale row={row} />,
        more: (
          <>
            <Money row={row} />
            <Why row={row} />
          </>
        ),
      })}
      questions={<SalesQuestions preview={preview} onAnswer={onRead} />}
      begin={
        receipts > 0 &&
        !isOpen && (
          <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void onBook()}>
            {t('salesfile.book', { count: receipts, number: number.format(receipts) })}
          </Button>
        )
      }
      nothing={isOpen ? t('import.answerFirst') : t('salesfile.nothing')}
      onColumns={columns => onRead({ columns })}
      onOther={onOther}
    >
      {days.length > 0 && <Days days={days} />}
    </ImportPreview>
  )
}
