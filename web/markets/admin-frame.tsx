import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main } from '../kit/page.tsx'
import { forgetWayBack, useSession } from '../kit/session.ts'
import { Failed, PageSkeleton } from '../kit/states.tsx'
import { useMarket } from './use-market.ts'

/** The administrators' house: only with a session, and a new password first where one is due. */
export const AdminFrame = () => {
  const session = useSession('admin')
  const { pathname } = useLocation()
  const { data: market, error, mutate } = useMarket('anonymous', session?.marketId ?? '')
  const isIn = session !== null
  useEffect(() => {
    if (isIn) forgetWayBack()
  }, [isIn])
  if (!session) return <Navigate to="/login" replace />
  if (session.mustChangePassword && pathname !== '/password')
    return <Navigate to="/password" replace state={pathname} />
  return (
    <>
      <Header name={market?.visualName ?? APP_NAME} logo={market?.logo} href="/admin_section#/">
        <LogOutButton as="admin" />
      </Header>
      <Main>
        {!market && !error && <PageSkeleton />}
        {!market && error && <Failed failure={error} retry={() => mutate()} />}
        {market && <Outlet context={{ ...market, role: 'admin', username: session.username }} />}
      </Main>
      <Footer />
    </>
  )
}
