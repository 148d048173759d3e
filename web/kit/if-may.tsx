/** What a role may not, the screen hides or locks (D66). */
import type { ReactNode } from 'react'
import type { Route } from '#shared/kit/contract.ts'
import styles from './if-may.module.css'
import { useMay } from './may.ts'

interface IfMayProps {
  call: Pick<Route, 'right'>
  children: ReactNode
}

/** Shows its children to whom may make the call. */
export const IfMay = ({ call, children }: IfMayProps) => (useMay()(call) ? children : null)

/** Shows its fields and buttons to everybody; who may not make the call cannot use them. */
export const LockedUnless = ({ call, children }: IfMayProps) => (
  <fieldset className={styles.plain} disabled={!useMay()(call)}>
    {children}
  </fieldset>
)
