/** Navigation between many screens: a rail at the left, on a phone a bar at the foot. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './rail.module.css'

export const Rail = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.rail} aria-label={label}>
    {children}
  </nav>
)

interface EntryProps {
  icon: Icon
  children: ReactNode
}

interface RailLinkProps extends EntryProps {
  to: string
  /** How much waits behind the link; nothing shows for none. */
  count?: number
  /** The count in words: 3 unseen messages. */
  countText?: (count: number) => string
}

/** Larger counts would not fit the badge. */
const MOST_SHOWN = 99

export const RailLink = ({ to, icon: Icon, count = 0, countText, children }: RailLinkProps) => (
  <NavLink className={styles.entry ?? ''} to={to}>
    <span className={styles.icon}>
      <Icon size={22} aria-hidden />
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
    <span>{children}</span>
    {count > 0 && <VisuallyHidden>{countText?.(count)}</VisuallyHidden>}
  </NavLink>
)

interface RailButtonProps extends EntryProps {
  /** Small print below. */
  note?: string
  onClick: () => void
}

/** A button at the end of the rail. */
export const RailButton = ({ icon: Icon, note, children, onClick }: RailButtonProps) => (
  <UnstyledButton className={`${styles.entry} ${styles.last}`} onClick={onClick}>
    <Icon size={22} aria-hidden />
    <span>{children}</span>
    {note && <span className={styles.note}>{note}</span>}
  </UnstyledButton>
)

/** The rail beside the screen. */
export const BesideRail = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <div className={styles.frame}>
    {rail}
    <div className={styles.content}>{children}</div>
  </div>
)
