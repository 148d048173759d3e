import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { CallerOf, type Prover } from '../kit/calls/caller.tsx'
import { APP_NAME, Footer } from '../kit/frame/footer.tsx'
import { Header } from '../kit/frame/header.tsx'
import { BesideRail } from '../kit/frame/rail.tsx'
import { Main, SiteName } from '../kit/page.tsx'
import { forgetWayBack, useSession } from '../kit/session.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { type MarketContext, type OperatorContact, useMarket } from './market.ts'

/** What the frame gives its screens. */
export interface AdminContext extends MarketContext {
  username: string
}

interface AdminFrameProps {
  rail: ReactNode
  /** How staff write to the operator. */
  contact: OperatorContact
  prover: Prover
}

/** The frame of the staff's screens: only with a session, and a new password first where one is due. */
export const AdminFrame = ({ rail, contact: Contact, prover }: AdminFrameProps) => {
  const { t } = useTranslation()
  const session = useSession('admin')
  const { pathname, search } = useLocation()
  const found = useMarket('anonymous', session?.marketId ?? '')
  const isIn = session !== null
  // Who opened a link without a session wants to go there after log-in. Who logged out here does not.
  const [wanted] = useState(isIn ? undefined : pathname + search)
  useEffect(() => {
    if (isIn) forgetWayBack()
  }, [isIn])
  if (!session) return <Navigate to="/login" replace state={wanted} />
  if (session.mustChangePassword && pathname !== '/password')
    return <Navigate to="/password" replace state={pathname} />
  const name = found.data?.visualName ?? APP_NAME
  return (
    <SiteName value={name}>
      <Header name={name} logo={found.data?.logo} href="/admin_section#/" />
      <BesideRail rail={rail}>
        <Main>
          <WhenLoaded of={{ found }}>
            {data => (
              <CallerOf audience="admin" market={data.found.marketId} prover={prover}>
                <Outlet context={{ market: data.found, username: session.username } satisfies AdminContext} />
              </CallerOf>
            )}
          </WhenLoaded>
        </Main>
        <Footer contact={<Contact label={t('staff.writeReol')} isLink />} />
      </BesideRail>
    </SiteName>
  )
}
