/** The places of the menu that hold several screens: what a tenant has in the shop, and what it brings. */
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import { showsTenantsCampaigns, showsTenantsProducts } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { PlaceSwitch } from '../kit/frame/place-switch.tsx'
import { useRoute } from '../kit/use-route.ts'
import { useSeesSales } from './sees-sales.ts'

/** The sheets on which things are priced, the things themselves, and the campaigns in which they may be. */
export const Goods = () => {
  const { t } = useTranslation()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  const links = market
    ? [
        ...(market.customerAccessToProductCreation
          ? [{ to: '/product-sheets', label: t('customers.sheets') }]
          : []),
        ...(showsTenantsProducts(market) ? [{ to: '/products', label: t('customers.products') }] : []),
        ...(showsTenantsCampaigns(market) ? [{ to: '/campaigns', label: t('customers.campaigns') }] : []),
      ]
    : []
  return (
    <>
      <PlaceSwitch label={t('customers.goods')} links={links} />
      <Outlet context={useOutletContext()} />
    </>
  )
}

/** What was sold, and what is paid for it. */
export const Money = () => {
  const { t } = useTranslation()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  const seesSales = useSeesSales()
  const links =
    seesSales && market?.paymentsFeature
      ? [
          { to: '/sales', label: t('customers.sales') },
          { to: '/payments', label: t('customers.payout') },
        ]
      : []
  return (
    <>
      <PlaceSwitch label={t('customers.money')} links={links} />
      <Outlet context={useOutletContext()} />
    </>
  )
}
