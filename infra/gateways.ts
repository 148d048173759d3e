/**
 * The APIs of API Gateway behind the one address, as data. An HTTP API takes 300 routes, and one API would let a flood of
 * visitors' calls use up what staff may call. docs/decisions/008-stacks.md.
 */
import { BASES } from '#shared/kit/contract.ts'

/**
 * The base of each API's paths. The first whose base begins a path has it, so `public` comes last: it has every other
 * path, those of webhooks too.
 */
export const GATEWAYS = { admin: BASES.admin, customer: BASES.customer, public: BASES.open } as const

export type GatewayName = keyof typeof GATEWAYS

export const GATEWAY_NAMES = Object.keys(GATEWAYS) as GatewayName[]

/** The most routes of one API, so that the next features find room below API Gateway's limit of 300. */
export const MOST_ROUTES = 280

/** The API that a path belongs to, of a route or of a call. CloudFront decides the same by the patterns of its origins. */
export const gatewayFor = (path: string): GatewayName =>
  GATEWAY_NAMES.find(name => path.startsWith(`${GATEWAYS[name]}/`)) ?? 'public'

/**
 * Calls a second for all markets together, and the burst. An account has 10,000 and a burst of 5,000 for all its APIs, so
 * none of the three takes them from another. infra/growth says which load they bear.
 *
 * admin: a busy shop makes five calls a second, so 400 shops are busy at once. · customer: tenants' telephones. · public:
 * visitors, log-ins and webhooks. Anybody can flood this API; at half a second a call, the flood holds half of the 1,000
 * functions that an account may run at once.
 */
export const THROTTLES: Record<GatewayName, { rateLimit: number; burstLimit: number }> = {
  admin: { rateLimit: 2000, burstLimit: 2000 },
  customer: { rateLimit: 1000, burstLimit: 1000 },
  public: { rateLimit: 1000, burstLimit: 2000 },
}
