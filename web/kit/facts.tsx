import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import styles from './facts.module.css'

interface FactsProps {
  /** Of the screen, where it places its facts in its own way. */
  className?: string | undefined
  /** True where all facts begin at one line. */
  areColumns?: boolean
  /** True for numbers of things: a line below each, and two beside each other where there is room. */
  areCounts?: boolean
  children: ReactNode
}

/** A list of facts. */
export const Facts = ({ className = '', areColumns, areCounts, children }: FactsProps) => (
  <dl
    className={`${styles.facts} ${areColumns ? styles.columns : ''} ${areCounts ? styles.counts : ''} ${className}`}
  >
    {children}
  </dl>
)

interface FactProps extends ComponentPropsWithoutRef<'div'> {
  name: ReactNode
}

/** One of them: what it is about, and what it is. */
export const Fact = ({ name, children, ...row }: FactProps) => (
  <div {...row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
