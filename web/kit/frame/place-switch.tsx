/** The screens of one place of the menu, beside each other. It shows only on these screens, not on what lies below them. */
import { NavLink, useLocation } from 'react-router-dom'
import styles from './place-switch.module.css'

interface PlaceSwitchProps {
  /** Names the links for who does not see them. */
  label: string
  links: readonly { to: string; label: string }[]
}

export const PlaceSwitch = ({ label, links }: PlaceSwitchProps) => {
  const { pathname } = useLocation()
  if (links.length < 2 || !links.some(({ to }) => to === pathname)) return null
  return (
    <nav className={styles.switch} aria-label={label}>
      {links.map(({ to, label: name }) => (
        <NavLink key={to} to={to} end className={styles.link ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
