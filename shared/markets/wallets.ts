/**
 * The wallets that a market can agree on with its card provider, beside cards, which it always takes. Buyers and Elavon
 * use the same names, so this list is the only place for a new one. Elavon lists no MobilePay (docs/integrations.md).
 */
export const WALLETS = ['Apple Pay', 'Google Pay'] as const
export type Wallet = (typeof WALLETS)[number]
