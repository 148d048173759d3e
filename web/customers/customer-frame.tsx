import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { suggestLanguage } from '../i18n/language.ts'
import { CallerOf, type Prover } from '../kit/calls/caller.tsx'
import { viewing } from '../kit/calls/viewing.ts'
import { useOnline } from '../kit/calls/when-online.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { later } from '../kit/later.tsx'
import { forgetWayBack, lastMarket, type Session, useSession } from '../kit/session.ts'
import { useStored } from '../kit/stored.ts'
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
import { AppLinks } from './app-links.tsx'
import { CustomerNav } from './customer-nav.tsx'
import { useLeave } from './use-leave.ts'

const ViewNotice = later(['viewas'], async () => (await import('./view-notice.tsx')).ViewNotice)
const ViewEnded = later(['viewas'], async () => (await import('./view-notice.tsx')).ViewEnded)

/** What the frame gives its screens. */
export interface CustomerContext extends MarketContext {
  /** Undefined while a new password is due. */
  me: Answer<typeof ownCalls.readOwn> | undefined
}

interface CustomerFrameProps {
  /** What the account menu has beside log-out. */
  account: ReactNode
  logOut: ReactNode
  prover: Prover
  cart: HeaderCart
  contact: MarketContact
  /** What stands in the place of home and list without a network; `otherwise` when nothing is known. */
  lastKnown: ComponentType<{
    session: Session
    retry: () => void
    otherwise: ReactNode
    /** Until its code is there, and when that does not come. */
    instead: ReactNode
  }>
  /** What stands there without a session and without a network. */
  loggedOut: ComponentType<{ retry: () => Promise<void>; instead: ReactNode }>
}

/** What only shows bookings: the last known ones can stand in its place. Any other screen keeps what was typed in it. */
const OVERVIEWS = ['/', '/bookings']

/** What says to staff that they look; nothing of it loads for a tenant. */
const ViewBanner = (of: { market: MarketContext['market'] | undefined; name: string | undefined }) =>
  useStored(viewing) ? <ViewNotice {...of} instead={null} /> : null

/** Notes the market and takes the tenant's language. True for staff who look, who keep their own. */
const useNoted = (marketId: string, language: string | undefined): boolean => {
  const isView = useStored(viewing) !== undefined
  useEffect(() => {
    if (isView) return
    lastMarket.write(marketId)
    if (language) suggestLanguage(language)
  }, [isView, marketId, language])
  return isView
}

const LoggedIn = ({
  session,
  account,
  logOut,
  cart: Cart,
  contact: Contact,
  lastKnown: LastKnown,
  prover,
}: CustomerFrameProps & { session: Session }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const wantsPassword = session.mustChangePassword && pathname !== '/password'
  const isSetUp = !session.mustChangePassword
  const market = useMarket('anonymous', session.marketId)
  const me = useRoute(
    ownCalls.readOwn,
    isSetUp ? { audience: 'customer', market: session.marketId } : undefined,
  )

  const isOnline = useOnline()
  /** Nothing of the frame came: the page was opened without a network. */
  const isCutOff = [market, me].some(({ data, failure }) => data === undefined && failure?.status === 0)

  const isView = useNoted(session.marketId, me.data?.language)

  if (wantsPassword) return <Navigate to="/password" replace state={pathname} />
  const retry = () => void Promise.all([market.retry(), me.retry()])
  const content = (
    <WhenLoaded of={isSetUp ? { market, me } : { market }}>
      {() =>
        market.data && (
          <CallerOf audience="customer" market={session.marketId} prover={prover}>
            <Outlet context={{ market: market.data, me: me.data } satisfies CustomerContext} />
          </CallerOf>
        )
      }
    </WhenLoaded>
  )
  const isOverview = OVERVIEWS.includes(pathname)
  const menu = isView || (
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
      nav={
        isSetUp && (
          <CustomerNav
            marketId={session.marketId}
            market={market.data}
            isLoaded={Boolean(market.data && me.data)}
            seesFigures={me.data?.isActive}
          />
        )
      }
      contact={
        market.data && (
          <>
            <Contact market={market.data} isLink />
            <a href={`${landingOf(session.marketId)}/withdraw`}>{t('markets.withdraw')}</a>
          </>
        )
      }
    >
      <ViewBanner market={market.data} name={me.data?.name} />
      {market.data && <AppLinks marketId={market.data.marketId} name={market.data.visualName} />}
      {isSetUp && (isCutOff || (!isOnline && isOverview)) ? (
        <LastKnown session={session} retry={retry} otherwise={content} instead={content} />
      ) : (
        content
      )}
    </PageFrame>
  )
}

/** The frame of the tenants' screens: without a session the market's own page, where one logs in. */
export const CustomerFrame = (props: CustomerFrameProps) => {
  const session = useSession('customer')
  const view = useStored(viewing)
  const lastView = useRef(view)
  lastView.current = view ?? lastView.current
  const ended = view ? undefined : lastView.current
  const { isCutOff, leave } = useLeave(session !== null || ended !== undefined)
  const LoggedOut = props.loggedOut
  useEffect(() => {
    if (session) forgetWayBack()
  }, [session])
  if (ended)
    return (
      <PageFrame href="/user#/">
        <ViewEnded view={ended} instead={null} />
      </PageFrame>
    )
  if (session) return <LoggedIn session={session} {...props} />
  return isCutOff ? <LoggedOut retry={leave} instead={null} /> : null
}
