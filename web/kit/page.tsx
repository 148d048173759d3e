/** The main part of a screen, and headings that take the focus when a new step begins. */
import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './frame.module.css'

interface MainProps {
  children: ReactNode
  /** narrow: one form · text: something to read · otherwise as wide as content gets. */
  width?: 'narrow' | 'text'
}

export const Main = ({ children, width }: MainProps) => (
  <main id="main" tabIndex={-1} className={`${styles.main} ${width ? styles[width] : ''}`}>
    {children}
  </main>
)

export const usePageTitle = (...parts: (string | undefined)[]): void => {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The page's heading. It takes the focus when it appears, so that a screen reader reads the new step. */
export const StepTitle = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
