import { addressCalls } from './address-calls.ts'
import { auditCalls } from './audit-calls.ts'
import { badgesCalls } from './badges-calls.ts'
import { deploymentCalls } from './deployment-calls.ts'
import { serviceCalls } from './service-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { tenantsCalls } from './tenants-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'

/** Every call of the markets. A screen imports only the calls of its readers. */
export const marketsContract = {
  ...deploymentCalls,
  ...visitorsCalls,
  ...tenantsCalls,
  ...staffCalls,
  ...badgesCalls,
  ...settingsCalls,
  ...serviceCalls,
  ...auditCalls,
  ...addressCalls,
} as const
