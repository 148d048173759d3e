import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createHashHistory } from 'react-router-dom'
import { guarded } from './guarded-history.ts'

/** The routes of a page whose paths stand after #, as `/user#/…`. A form that was not saved is not left unasked. */
export const GuardedHashRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => guarded(UNSAFE_createHashHistory({ window, v5Compat: true })))
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  )
}
