/** The main part of a screen, its title, and headings that take the focus when a new step begins. */
import { Title } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { beginStep } from './focus.ts'
import { APP_NAME } from './frame/footer.tsx'
import styles from './frame/frame.module.css'

interface MainProps {
  children: ReactNode
  /** narrow: one form · text: something to read · otherwise full width. */
  width?: 'narrow' | 'text'
}

export const Main = ({ children, width }: MainProps) => (
  <main id="main" tabIndex={-1} className={`${styles.main} ${width ? styles[width] : ''}`}>
    {children}
  </main>
)

/** The name of the market or the product. The title of each screen ends with it. */
export const SiteName = createContext(APP_NAME)

/** Sets the title of the browser's tab. Without children it is the name of the market or product. */
export const PageTitle = ({ children }: { children?: string }) => {
  const site = useContext(SiteName)
  return <title>{children ? `${children} · ${site}` : site}</title>
}

/** The page's heading. It takes the focus when it appears, so that a screen reader reads the new step. */
export const StepTitle = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => beginStep(heading.current), [])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
