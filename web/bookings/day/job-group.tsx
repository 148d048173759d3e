/** A part of the day board: a heading with how much is left to do, and its lines. */
import { Paper, Title } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './day.module.css'
import line from './line.module.css'

interface JobGroupProps {
  id: string
  icon: TablerIcon
  title: string
  /** How much is left to do. */
  count: number
  /** Beside the heading: how much is done, which comes first. */
  note?: string | undefined
  isUrgent?: boolean
  /** At the end of the heading. */
  tool?: ReactNode
  children: ReactNode
}

export const JobGroup = ({ id, icon: Mark, title, count, note, isUrgent, tool, children }: JobGroupProps) => (
  <Paper
    withBorder
    component="section"
    aria-labelledby={id}
    className={styles.part ?? ''}
    data-urgent={isUrgent || undefined}
  >
    <div className={styles.head}>
      <Mark size={20} aria-hidden />
      <Title order={2} size="h4">
        <span id={id}>{title}</span> <span className={styles.count}>{count}</span>
      </Title>
      {note && <small>{note}</small>}
      {tool && <div className={styles.tool}>{tool}</div>}
    </div>
    <ul className={line.list}>{children}</ul>
  </Paper>
)
