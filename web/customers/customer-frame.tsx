import { type ReactNode, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { suggestLanguage } from '../i18n/language.ts'
import { PageFrame } from '../kit/page-frame.tsx'
import { forgetWayBack, lastMarket, type Session, useSession } from '../kit/session.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import {
  type HeaderCart,
  landingOf,
  type MarketContact,
  type MarketContext,
  mayHaveCart,
  useMarket,
} from '../markets/market.ts'
import { AccountMenu } from './account-menu.tsx'
import { CustomerNav } from './customer-nav.tsx'

/** What the frame gives its screens. */
export interface CustomerContext extends MarketContext {
  /** Undefined while a new password is due. */
  me: Answer<typeof ownCalls.readOwn> | undefined
}

interface CustomerFrameProps {
  /** What the account menu has beside log-out. */
  account: ReactNode
  logOut: ReactNode
  cart: HeaderCart
  contact: MarketContact
}

const LoggedIn = ({
  session,
  account,
  logOut,
  cart: Cart,
  contact: Contact,
}: CustomerFrameProps & { session: Session }) => {
  const { pathname } = useLocation()
  const wantsPassword = session.mustChangePassword && pathname !== '/password'
  const isSetUp = !session.mustChangePassword
  const market = useMarket('anonymous', session.marketId)
  const me = useRoute(
    ownCalls.readOwn,
    isSetUp ? { audience: 'customer', market: session.marketId } : undefined,
  )

  useEffect(() => {
    lastMarket.write(session.marketId)
    if (me.data) suggestLanguage(me.data.language)
  }, [session.marketId, me.data])

  if (wantsPassword) return <Navigate to="/password" replace state={pathname} />
  const menu = (
    <>
      {mayHaveCart(pathname) && (
        <Cart marketId={session.marketId} to="/create_booking/checkout" instead={null} />
      )}
      {/* While a new password is due there is nothing but to choose it, or to log out. */}
      {me.data ? <AccountMenu name={me.data.name}>{account}</AccountMenu> : logOut}
    </>
  )
  return (
    <PageFrame
      name={market.data?.visualName}
      logo={market.data?.logo}
      href="/user#/"
      tools={menu}
      nav={isSetUp && <CustomerNav marketId={session.marketId} market={market.data} />}
      contact={market.data && <Contact market={market.data} isLink />}
    >
      <WhenLoaded of={isSetUp ? { market, me } : { market }}>
        {() =>
          market.data && <Outlet context={{ market: market.data, me: me.data } satisfies CustomerContext} />
        }
      </WhenLoaded>
    </PageFrame>
  )
}

/** The frame of the tenants' screens: without a session the market's own page, where one logs in. */
export const CustomerFrame = (props: CustomerFrameProps) => {
  const session = useSession('customer')
  useEffect(() => {
    if (session) return forgetWayBack()
    // The link of a mail, and the app on a phone, name their market: this browser may know none, or another.
    const market = new URLSearchParams(window.location.search).get('market') ?? lastMarket.read()
    window.location.replace(market ? landingOf(market) : '/')
  }, [session])
  return session ? <LoggedIn session={session} {...props} /> : null
}
