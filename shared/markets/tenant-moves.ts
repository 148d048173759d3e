/** What a market lets its tenants do about the shelf and the days of a coming booking (decision 030). */
export const TENANT_MOVES = ['off', 'ask', 'atOnce'] as const

export type TenantMoves = (typeof TENANT_MOVES)[number]
