import { Text, UnstyledButton } from '@mantine/core'
import { type Icon, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import styles from './own.module.css'

interface ActionProps {
  icon: Icon
  title: string
  text: string
  /** Says what a press does: opens a page, or saves a file. None where it cannot be pressed. */
  end?: Icon
}

/** What can be done with a booking, or why it cannot. */
export const Action = ({ icon: Mark, title, text, end: End }: ActionProps) => (
  <>
    <Mark size={24} aria-hidden className={styles.icon} />
    <span className={styles.grow}>
      <Text component="span" display="block" fw={600}>
        {title}
      </Text>
      <Text component="span" display="block" size="sm" c="dimmed">
        {text}
      </Text>
    </span>
    {End && <End size={22} aria-hidden className={styles.more} />}
  </>
)

/** Leads to what can be done. Without `to` it stays in its place and says why it cannot be done. */
export const ActionLine = ({ to, ...act }: Omit<ActionProps, 'end'> & { to: string | undefined }) =>
  to ? (
    <UnstyledButton component={Link} to={to} className={styles.act}>
      <Action {...act} end={IconChevronRight} />
    </UnstyledButton>
  ) : (
    <div className={styles.act} data-off>
      <Action {...act} />
    </div>
  )
