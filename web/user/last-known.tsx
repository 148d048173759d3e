/** What a tenant sees when a page opens without a network: on a sheet what waits to be sent, else their bookings. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LastKnown as LastBookings } from '../bookings/own/last-known.tsx'
import type { Session } from '../kit/session.ts'
import { keptRows } from '../products/kept/kept-rows.ts'
import { KeptSheet } from '../products/kept/kept-sheet.tsx'

interface LastKnownProps {
  session: Session
  retry: () => void
  otherwise: ReactNode
}

export const LastKnown = (props: LastKnownProps) => {
  const { pathname } = useLocation()
  const [, sheet] = /^\/product-sheets\/(\w+)$/.exec(pathname) ?? []
  const kept = sheet ? keptRows(sheet).read() : undefined
  return kept?.rows.length ? <KeptSheet kept={kept} retry={props.retry} /> : <LastBookings {...props} />
}
