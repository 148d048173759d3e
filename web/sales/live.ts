import type { Day } from '#shared/kit/day.ts'

/** Figures that are looked at are asked for again: a tenant leaves the page open while the shop sells. */
export const LIVE = { refreshInterval: 60_000, revalidateOnFocus: true } as const

/** What is over does not change while one looks. */
export const liveUntil = (last: Day, today: Day) => (last < today ? {} : LIVE)
