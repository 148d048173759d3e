import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
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
import styles from './customers.module.css'

/** What the frame gives its screens. */
export interface CustomerContext extends MarketContext {
  /** Undefined while a new password is due. */
  me: Answer<typeof ownCalls.readOwn> | undefined
}

interface CustomerFrameProps {
  tools: ReactNode
  cart: HeaderCart
  contact: MarketContact
}

const LoggedIn = ({
  session,
  tools,
  cart: Cart,
  contact: Contact,
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
      <nav className={styles.nav} aria-label={t('customers.menu')}>
        {market.data && takesTenantsBookings(market.data) && isSetUp && (
          <Button
            component={Link}
            to="/create_booking"
            size="sm"
            variant="subtle"
            leftSection={<IconCalendarPlus size={20} aria-hidden />}
          >
            {t('markets.bookNow')}
          </Button>
        )}
        {tools}
      </nav>
    </>
  )
  return (
    <PageFrame
      name={market.data?.visualName}
      logo={market.data?.logo}
      href="/user#/"
      tools={menu}
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
export const CustomerFrame = ({ tools, cart, contact }: CustomerFrameProps) => {
  const session = useSession('customer')
  useEffect(() => {
    if (session) return forgetWayBack()
    const market = lastMarket.read()
    window.location.replace(market ? landingOf(market) : '/')
  }, [session])
  return session ? <LoggedIn session={session} tools={tools} cart={cart} contact={contact} /> : null
}
