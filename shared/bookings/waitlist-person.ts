/** Who a place in the line is of: one person has one place for a shelf type (decision 027). */

export interface Waiter {
  email: string
  /** The number of a customer who was logged in. */
  customer: string | null
}

/** Compares two customers by their numbers. When one of the two has no account, compares their addresses. */
export const isSamePerson = (one: Waiter, other: Waiter): boolean =>
  one.customer !== null && other.customer !== null
    ? one.customer === other.customer
    : one.email.toLowerCase() === other.email.toLowerCase()

/**
 * Whether a request may put another wish in the place of the one that waits. Who joined with a login has shown who they
 * are, so an address that anybody can type changes nothing of theirs.
 */
export const mayChangeWish = (place: Waiter, asks: Waiter): boolean =>
  place.customer === null || place.customer === asks.customer
