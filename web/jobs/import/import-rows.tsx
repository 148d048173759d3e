/** The rows of a file with what becomes of them, all or those of one fate. The server sends the first of each. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { type StatusLook, StatusMark } from '../../kit/status-mark.tsx'
import styles from './import.module.css'

/** What may become of a row: in a few words, and whether the import takes it. */
export interface FateLook extends StatusLook {
  name: string
  isTaken?: boolean
}

export interface FileRows<Fate extends string, Row> {
  /** How many rows the file has, and how many there are of each fate. */
  rows: number
  counts: Record<Fate, number>
  samples: readonly (Row & { line: number; fate: Fate })[]
}

export interface ShownRows<Fate extends string, Row> {
  fates: Record<Fate, FateLook>
  /** What a row is about, as the head of its column. */
  about: string
  /** What a row is about, and below its fate what is said of it. */
  cellsOf: (row: Row & { fate: Fate }) => { what: ReactNode; more: ReactNode }
}

interface ImportRowsProps<Fate extends string, Row> extends ShownRows<Fate, Row> {
  preview: FileRows<Fate, Row>
}

const Rows = <Fate extends string, Row>({
  rows,
  fates,
  about,
  cellsOf,
}: ShownRows<Fate, Row> & { rows: FileRows<Fate, Row>['samples'] }) => {
  const { t } = useTranslation()
  return (
    <table className={styles.rows} aria-label={t('import.rows')}>
      <thead>
        <tr>
          <th scope="col">{t('import.line')}</th>
          <th scope="col">{about}</th>
          <th scope="col">{t('import.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const { what, more } = cellsOf(row)
          const { name, isTaken: _, ...look } = fates[row.fate]
          return (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>{what}</td>
              <td>
                <StatusMark {...look}>{name}</StatusMark>
                {more}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export const ImportRows = <Fate extends string, Row>({ preview, ...shown }: ImportRowsProps<Fate, Row>) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { rows, counts, samples } = preview
  const { fates } = shown
  const there = (Object.keys(fates) as Fate[]).filter(fate => counts[fate] > 0)
  // What must be mended is what staff look for first.
  const [filter, setFilter] = useState<Fate | 'all'>(there.find(fate => fates[fate].tone === 'bad') ?? 'all')
  const filters = [
    { name: 'all' as const, label: t('import.all'), count: rows },
    ...there.map(fate => ({ name: fate, label: fates[fate].name, count: counts[fate] })),
  ]
  const found = samples.filter(({ fate }) => filter === 'all' || fate === filter)
  const total = filters.find(({ name }) => name === filter)?.count ?? 0
  return (
    <Card title={t('import.rows')} size="h3">
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
        {found.length ? <Rows {...shown} rows={found} /> : <Text c="dimmed">{t('import.none')}</Text>}
        {found.length < total && (
          <Text size="sm" c="dimmed">
            {t('import.more', { shown: number.format(found.length), total: number.format(total) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
