/** In whose name a shop sells (D77): in the tenant's name, or in its own, where it sells on commission. */
export const SALES_AS = ['agent', 'own_name'] as const

export type SalesAs = (typeof SALES_AS)[number]
