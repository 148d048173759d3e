/** The screens of one section of the menu, as links above the screen. */
import { NavLink, Outlet, useOutletContext } from 'react-router-dom'
import styles from './section-bar.module.css'

export interface SectionLink {
  to: string
  label: string
  /** What lies below its address is another screen. */
  isWhole?: boolean
}

interface SectionProps {
  /** Names the links for who does not see them. */
  label: string
  links: readonly SectionLink[]
}

export const Section = ({ label, links }: SectionProps) => (
  <>
    <nav className={styles.bar} aria-label={label}>
      {links.map(({ to, label: name, isWhole = false }) => (
        <NavLink key={to} className={styles.link ?? ''} to={to} end={isWhole}>
          {name}
        </NavLink>
      ))}
    </nav>
    <Outlet context={useOutletContext()} />
  </>
)
