/** The screens of one section of the menu, as links above the screen. */
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { NavLink, Outlet, useOutletContext } from 'react-router-dom'
import styles from './section-bar.module.css'

export interface SectionLink {
  to: string
  label: string
  /** What lies below its address is another screen. */
  isWhole?: boolean
  /** How much waits there, and that in words; nothing shows for none. */
  count?: number
  countText?: string
  /** In the place of a count that is not known here. */
  mark?: ReactNode
}

/** How much waits behind a link. */
export const LinkCount = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 && (
    <>
      <span className={styles.badge} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  )

interface SectionProps {
  /** Names the links for who does not see them. */
  label: string
  links: readonly SectionLink[]
}

export const Section = ({ label, links }: SectionProps) => (
  <>
    <nav className={styles.bar} aria-label={label}>
      {links.map(({ to, label: name, isWhole = false, count = 0, countText, mark }) => (
        <NavLink key={to} className={styles.link ?? ''} to={to} end={isWhole}>
          {name}
          {mark ?? <LinkCount count={count}>{countText}</LinkCount>}
        </NavLink>
      ))}
    </nav>
    <Outlet context={useOutletContext()} />
  </>
)
