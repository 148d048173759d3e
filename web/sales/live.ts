/** Figures that are looked at are asked for again: a tenant leaves the page open while the shop sells. */
export const LIVE = { refreshInterval: 60_000, revalidateOnFocus: true } as const
