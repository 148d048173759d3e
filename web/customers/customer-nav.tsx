/** The tenant's main screens: a bar at the bottom of a phone, under the header at a desk. */
import { IconCalendarEvent, IconCalendarPlus, IconCash, IconHome, IconTags } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
import {
  showsTenantsBookings,
  showsTenantsProducts,
  showsTenantsSales,
} from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useRoute } from '../kit/use-route.ts'
import styles from './customer-nav.module.css'

interface PlaceProps {
  to: string
  icon: ReactNode
  isHere: boolean
  children: string
}

const Place = ({ to, icon, isHere, children }: PlaceProps) => (
  <Link to={to} className={styles.place} aria-current={isHere ? 'page' : undefined}>
    <span className={styles.icon}>{icon}</span>
    <span>{children}</span>
  </Link>
)

type Access = Answer<typeof tenantsCalls.readTenants>

/** Where a tenant's goods begin: with the sheets on which they price things, or with the things. */
const goodsOf = (market: Access): string | undefined => {
  if (market.customerAccessToProductCreation) return '/product-sheets'
  return showsTenantsProducts(market) ? '/products' : undefined
}

/** Where a tenant's money begins: with what was sold, for who sees figures (D61); else with what is paid or owed. */
const moneyOf = (market: Access, seesFigures: boolean): string | undefined => {
  if (seesFigures && showsTenantsSales(market)) return '/sales'
  if (market.paymentsFeature) return '/payments'
  return market.accountBalanceFeature && market.customerAccessToAccountBalance ? '/balance' : undefined
}

interface CustomerNavProps {
  marketId: string
  /** Undefined until it has loaded. */
  market: VisitorsMarket | undefined
  /** Whether all that the frame shows has loaded. */
  isLoaded: boolean
  /** Whether the market shows this tenant what they have sold. Undefined until it is known. */
  seesFigures: boolean | undefined
}

const begins = (pathname: string, ...places: string[]): boolean =>
  places.some(place => pathname.startsWith(place))

export const CustomerNav = ({ marketId, market, isLoaded, seesFigures }: CustomerNavProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const {
    data: tenants,
    failure,
    retry,
  } = useRoute(tenantsCalls.readTenants, { audience: 'customer', market: marketId })
  // When the rest comes after all, by another try or a new connection, the menu is no longer short of a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the rest comes
  useEffect(() => {
    if (isLoaded && failure) void retry()
  }, [isLoaded])
  // While one books, withdraws or joins a campaign, the bar with the sums or the buttons stands at the bottom of a phone.
  const isBooking = pathname.startsWith('/create_booking')
  const hasOwnBar = isBooking || pathname.endsWith('/withdraw') || pathname.startsWith('/campaigns/')
  const goods = tenants && goodsOf(tenants)
  const money = tenants && seesFigures !== undefined && moneyOf(tenants, seesFigures)
  return (
    <nav className={styles.nav} data-booking={hasOwnBar || undefined} aria-label={t('customers.menu')}>
      <Place to="/" icon={<IconHome size={22} aria-hidden />} isHere={pathname === '/'}>
        {t('customers.home')}
      </Place>
      {tenants && showsTenantsBookings(tenants) && (
        <Place
          to="/bookings"
          icon={<IconCalendarEvent size={22} aria-hidden />}
          isHere={pathname.startsWith('/bookings')}
        >
          {t('customers.bookings')}
        </Place>
      )}
      {market && takesTenantsBookings(market) && (
        <Place to="/create_booking" icon={<IconCalendarPlus size={22} aria-hidden />} isHere={isBooking}>
          {t('markets.bookNow')}
        </Place>
      )}
      {goods && (
        <Place
          to={goods}
          icon={<IconTags size={22} aria-hidden />}
          isHere={begins(pathname, '/product-sheets', '/products', '/campaigns')}
        >
          {t('customers.goods')}
        </Place>
      )}
      {money && (
        <Place
          to={money}
          icon={<IconCash size={22} aria-hidden />}
          isHere={begins(pathname, '/sales', '/payments', '/balance')}
        >
          {t('customers.money')}
        </Place>
      )}
    </nav>
  )
}
