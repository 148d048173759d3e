/** Reads `onlineBooking=off fee=2.5` as the market's fields (D57). */

const FEATURES = {
  onlineBooking: 'onlineBookingFeature',
  payments: 'paymentsFeature',
  accountBalance: 'accountBalanceFeature',
  individualizedItems: 'individualizedItemsAccess',
} as const

export type Subscription = Partial<Record<(typeof FEATURES)[keyof typeof FEATURES], boolean>> & {
  fee?: number
}

const STATES: Record<string, boolean> = { on: true, off: false }

/** Throws an error that says what is wrong, and what there is. */
const one = (pair: string): Subscription => {
  const [name = '', value = ''] = pair.split('=')
  if (name === 'fee') {
    if (!/^\d{1,2}(\.\d{1,2})?$|^100$/.test(value))
      throw new Error(`fee is a percentage from 0 to 100 with two decimals at most, not "${value}"`)
    return { fee: Number(value) }
  }
  const field = Object.hasOwn(FEATURES, name) ? FEATURES[name as keyof typeof FEATURES] : undefined
  const state = Object.hasOwn(STATES, value) ? STATES[value] : undefined
  if (!field || state === undefined)
    throw new Error(`"${pair}" is none of ${Object.keys(FEATURES).join(', ')} with =on or =off, or fee=2.5`)
  return { [field]: state }
}

export const readFeatures = (pairs: readonly string[]): Subscription => Object.assign({}, ...pairs.map(one))
