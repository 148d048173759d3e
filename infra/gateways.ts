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
