import { useOutletContext } from 'react-router-dom'
import { showsTenantsSales } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import type { CustomerContext } from '../customers/customer-frame.tsx'
import { useRoute } from '../kit/use-route.ts'

/** Not where the market has no till, and not for a tenant to whom it shows no figures (D61). */
export const useSeesSales = (): boolean => {
  const { me } = useOutletContext<CustomerContext>()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  return Boolean(me?.isActive && market && showsTenantsSales(market))
}
