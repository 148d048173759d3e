/** Navigation between many screens: a rail at the left, on a phone a bar at the foot. */
import { UnstyledButton } from '@mantine/core'
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

export const RailLink = ({ to, icon: Icon, children }: EntryProps & { to: string }) => (
  <NavLink className={styles.entry ?? ''} to={to}>
    <Icon size={22} aria-hidden />
    <span>{children}</span>
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
