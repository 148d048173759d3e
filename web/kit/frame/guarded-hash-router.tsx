import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createHashHistory } from 'react-router-dom'
import { guarded } from './guarded-history.ts'

/** The router of a page with paths after #, like `/user#/…`. Asks before it leaves an unsaved form. */
export const GuardedHashRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => guarded(UNSAFE_createHashHistory({ window, v5Compat: true })))
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  )
}
