import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styles from './customer-nav.module.css'

/** "AJ" of "Anna Sofie Jensen 🌻". */
const initialsOf = (name: string): string => {
  const words = name.split(' ').filter(word => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

interface AccountMenuProps {
  name: string
  children: ReactNode
}

/** What concerns the account, behind its initials. Escape, a press elsewhere and a new screen close it. */
export const AccountMenu = ({ name, children }: AccountMenuProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen closes the menu
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [pathname])
  useEffect(() => {
    const closeUnless = (stays: boolean) => {
      if (!stays) menu.current?.removeAttribute('open')
    }
    const onPress = ({ target }: Event) =>
      closeUnless(target instanceof Node && menu.current?.contains(target) === true)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      closeUnless(false)
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details ref={menu} className={styles.account}>
      <summary>
        <span aria-hidden>{initialsOf(name)}</span>
        <VisuallyHidden>{t('customers.accountMenu', { name })}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
