import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { useRoute } from '../kit/use-route.ts'

/** What of the goods is switched on for the tenant; undefined until that has loaded. The menu shares the call. */
export const useGoodsAccess = () => useRoute(tenantsCalls.readTenants, {}).data
