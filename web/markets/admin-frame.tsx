import { type ReactNode, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { House } from '../kit/house.tsx'
import { forgetWayBack, useSession } from '../kit/session.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useMarket } from './market.ts'

/** The administrators' house: only with a session, and a new password first where one is due. */
export const AdminFrame = ({ tools }: { tools: ReactNode }) => {
  const session = useSession('admin')
  const { pathname } = useLocation()
  const found = useMarket('anonymous', session?.marketId ?? '')
  const isIn = session !== null
  useEffect(() => {
    if (isIn) forgetWayBack()
  }, [isIn])
  if (!session) return <Navigate to="/login" replace />
  if (session.mustChangePassword && pathname !== '/password')
    return <Navigate to="/password" replace state={pathname} />
  return (
    <House name={found.data?.visualName} logo={found.data?.logo} href="/admin_section#/" tools={tools}>
      <WhenLoaded of={{ found }}>
        {data => <Outlet context={{ ...data.found, role: 'admin', username: session.username }} />}
      </WhenLoaded>
    </House>
  )
}
