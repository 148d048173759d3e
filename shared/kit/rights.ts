/** What an administrator may do, by role (D66). Each route for staff names the right that it asks for. */

export const STAFF_ROLES = ['owner', 'bookkeeper', 'staff'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The roles that have a right. */
export const RIGHTS = {
  /** See what the shop does, print it, and look after the own account. */
  look: STAFF_ROLES,
  /** What a shop does all day: customers, bookings, shelves, messages, opening hours, the public page. */
  serve: ['owner', 'staff'],
  /** Give money back to the card that paid. */
  refund: STAFF_ROLES,
  /** The bank and the VAT of the market. */
  money: ['owner', 'bookkeeper'],
  /** Prices, card keys, administrators, and what cannot be undone. */
  own: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof RIGHTS

export const mayDo = (role: StaffRole, right: Right): boolean =>
  (RIGHTS[right] as readonly StaffRole[]).includes(role)
