/** The bar at the top: the market's name, tools, and the language. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface HeaderProps {
  name: string
  /** The link of the name. */
  href: string
  logo?: string | null
  children?: ReactNode
}

export const Header = ({ name, href, logo, children }: HeaderProps) => {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" className={styles.skip} onClick={skip}>
        {t('kit.skipToContent')}
      </button>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.brand} href={href}>
            {logo ? <Logo key={logo} src={logo} /> : <Mark />}
            <span>{name}</span>
          </a>
          <div className={styles.tools}>
            {children}
            <LanguageSwitch />
          </div>
        </div>
      </header>
    </>
  )
}

/** Moves the focus by code: a link to #main would change the route in two of the entries. */
const skip = () => {
  document.getElementById('main')?.focus()
}

/** The market's own logo; ours when it cannot be loaded, as offline. */
const Logo = ({ src }: { src: string }) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Mark />
  return <img className={styles.logo} src={src} alt="" onError={() => setMissing(true)} />
}

/** Our logo: a shelf of three boards. */
export const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 2v20M20 2v20M4 5h16M4 12h16M4 19h16M8 12V8h3v4M13 19v-5h3v5" />
  </svg>
)
