/** Apart from the contract, so that the functions of other domains do not load it. */
export const CUSTOMER_TYPES = ['private', 'business'] as const
