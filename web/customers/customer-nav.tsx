/** The tenant's main screens: a bar at the bottom of a phone, under the header at a desk. */
import { IconCalendarEvent, IconCalendarPlus, IconHome, IconPencilPlus, IconTags } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
import { showsTenantsBookings, showsTenantsProducts } from '#shared/markets/tenants-access.ts'
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

interface CustomerNavProps {
  marketId: string
  /** Undefined until it has loaded. */
  market: VisitorsMarket | undefined
  /** Whether all that the frame shows has loaded. */
  isLoaded: boolean
}

export const CustomerNav = ({ marketId, market, isLoaded }: CustomerNavProps) => {
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
  // While one books or withdraws, the bar with the price or the buttons stands at the bottom of a phone.
  const isBooking = pathname.startsWith('/create_booking')
  const hasOwnBar = isBooking || pathname.endsWith('/withdraw')
  return (
    <nav className={styles.nav} data-booking={hasOwnBar || undefined} aria-label={t('customers.menu')}>
      <Place
        to="/"
        icon={<IconHome size={22} aria-hidden />}
        isHere={pathname === '/' || pathname.startsWith('/sales') || pathname === '/balance'}
      >
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
      {tenants?.customerAccessToProductCreation && (
        <Place
          to="/product-sheets"
          icon={<IconPencilPlus size={22} aria-hidden />}
          isHere={pathname.startsWith('/product-sheets')}
        >
          {t('customers.createProducts')}
        </Place>
      )}
      {tenants && showsTenantsProducts(tenants) && (
        <Place
          to="/products"
          icon={<IconTags size={22} aria-hidden />}
          isHere={pathname.startsWith('/products')}
        >
          {t('customers.products')}
        </Place>
      )}
    </nav>
  )
}
