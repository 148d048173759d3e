/** What a role may not, the screen hides or locks (D66). */
import type { ReactNode } from 'react'
import type { Right } from '#shared/kit/rights.ts'
import styles from './if-may.module.css'
import { useMayDo } from './may.ts'

interface IfMayProps {
  right: Right
  children: ReactNode
}

/** Shows its children to who has the right. */
export const IfMay = ({ right, children }: IfMayProps) => (useMayDo()(right) ? children : null)

/** Shows its fields and buttons to everybody; who has not the right cannot use them. */
export const LockedUnless = ({ right, children }: IfMayProps) => (
  <fieldset className={styles.plain} disabled={!useMayDo()(right)}>
    {children}
  </fieldset>
)
