/**
 * What tenants can see of their goods and money so far. A text promises only what answers: whoever builds the screens of
 * one sets it here, and the texts say it again.
 */
export const ANSWERS: Readonly<Record<'sales' | 'balance', boolean>> = { sales: false, balance: true }
