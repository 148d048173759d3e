/** The open day that follows, folded: its shelves can be emptied and prepared ahead. */
import { Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import styles from './day.module.css'
import line from './line.module.css'
import { ShelfRow } from './shelf-lines.tsx'
import type { ShelfLine } from './shelf-words.ts'

const Rows = ({ title, lines, date }: { title: string; lines: readonly ShelfLine[]; date: string }) =>
  lines.length > 0 && (
    <>
      <h3 className={styles.below}>{title}</h3>
      <ul className={line.list}>
        {lines.map(one => (
          <ShelfRow key={`${one.kind} ${one.id}`} line={one} date={date} />
        ))}
      </ul>
    </>
  )

export const NextDay = ({ next: { date, empty, prepare } }: { next: DayBoard['next'] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const counts = [
    empty.length > 0 && t('day.nextEmpty', { count: empty.length }),
    prepare.length > 0 && t('day.nextPrepare', { count: prepare.length }),
  ].filter(Boolean)
  const title = (
    <>
      <Title order={2} size="h4">
        {capital(show.day(date))}
      </Title>
      <Text size="sm" c="dimmed">
        {counts.length ? counts.join(', ') : t('day.nextNothing')}
      </Text>
    </>
  )
  if (!counts.length)
    return (
      <Paper withBorder className={styles.part ?? ''}>
        <div className={styles.summary}>{title}</div>
      </Paper>
    )
  return (
    <Paper withBorder className={styles.part ?? ''}>
      <details>
        <summary className={styles.summary}>{title}</summary>
        <Rows title={capital(t('day.toEmptyThen'))} lines={empty} date={date} />
        <Rows title={capital(t('day.toPrepareThen'))} lines={prepare} date={date} />
      </details>
    </Paper>
  )
}
