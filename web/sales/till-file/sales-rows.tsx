import { Button, Group, Stack, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCopy,
  IconCornerUpLeft,
  IconHourglassHigh,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowFate } from '#shared/sales/till-file-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { useShow } from '../../kit/show.ts'
import { type StatusLook, StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useReasons } from '../staff/clearing-words.ts'
import { type SalesPreview, useFateWords, useUnreadWords } from './file-words.ts'
import styles from './till-file.module.css'

const LOOKS: Record<RowFate, StatusLook> = {
  sold: { icon: IconCircleCheckFilled, tone: 'good' },
  returned: { icon: IconCornerUpLeft, tone: 'good' },
  clearing: { icon: IconHourglassHigh, tone: 'waiting' },
  before: { icon: IconCopy, tone: 'quiet' },
  differs: { icon: IconAlertTriangle, tone: 'bad' },
  reported: { icon: IconCopy, tone: 'quiet' },
  unread: { icon: IconAlertTriangle, tone: 'bad' },
}

/** What staff must look at comes first. */
const ORDER = ['unread', 'differs', 'clearing', 'sold', 'returned', 'before', 'reported'] as const

type Row = SalesPreview['samples'][number]

const Why = ({ row: { fate, clearing, unread } }: { row: Row }) => {
  const { t } = useTranslation()
  const reasons = useReasons()
  const unreadWords = useUnreadWords()
  if (unread) return <Text size="sm">{unreadWords[unread.reason]}</Text>
  if (fate === 'differs') return <Text size="sm">{t('salesfile.differsText')}</Text>
  if (fate === 'reported') return <Text size="sm">{t('salesfile.reportedText')}</Text>
  if (!clearing) return null
  return <Text size="sm">{fate === 'clearing' ? reasons[clearing].text : t('salesfile.rest')}</Text>
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

const Rows = ({ rows }: { rows: readonly Row[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useFateWords()
  const { currencyCode } = useThisMarket()
  return (
    <table className={styles.rows} aria-label={t('salesfile.rows')}>
      <thead>
        <tr>
          <th scope="col">{t('salesfile.line')}</th>
          <th scope="col">{t('salesfile.sale')}</th>
          <th scope="col">{t('salesfile.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <td>
              <Sale row={row} />
            </td>
            <td>
              <StatusMark {...LOOKS[row.fate]}>{words[row.fate]}</StatusMark>
              {row.amount !== null && (
                <Text size="sm" fw={650}>
                  {show.money(row.amount, currencyCode)}
                </Text>
              )}
              {row.customer && row.share !== null && (
                <Text size="sm">
                  {t('salesfile.customer', { number: row.customer })}{' '}
                  <span>{t('salesfile.gets', { amount: show.money(row.share, currencyCode) })}</span>
                </Text>
              )}
              <Why row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows of the file with their fate, all or those of one. The server sends the first of each. */
export const SalesRows = ({ preview }: { preview: SalesPreview }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const words = useFateWords()
  const { rows, counts, samples } = preview
  const first = counts.unread ? 'unread' : counts.differs ? 'differs' : 'all'
  const [filter, setFilter] = useState<RowFate | 'all'>(first)
  const filters = [
    { name: 'all' as const, label: t('salesfile.allRows'), count: rows },
    ...ORDER.filter(fate => counts[fate] > 0).map(fate => ({
      name: fate,
      label: words[fate],
      count: counts[fate],
    })),
  ]
  const shown = samples.filter(({ fate }) => filter === 'all' || fate === filter)
  const total = filters.find(({ name }) => name === filter)?.count ?? 0
  return (
    <Card title={t('salesfile.rows')} size="h3">
      <Stack gap="md">
        <Group gap="xs">
          {filters.map(({ name, label, count }) => (
            <Button
              key={name}
              size="sm"
              variant="default"
              className={styles.filter ?? ''}
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
            >
              {label} · {number.format(count)}
            </Button>
          ))}
        </Group>
        {shown.length ? <Rows rows={shown} /> : <Text c="dimmed">{t('salesfile.none')}</Text>}
        {shown.length < total && (
          <Text size="sm" c="dimmed">
            {t('salesfile.more', { shown: number.format(shown.length), total: number.format(total) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
