/** What people call a booking: by its shelf and who has it. */

interface Held {
  buyer: { name: string } | null
  /** Of a booking without a customer: what staff wrote. */
  byStaff?: { description: string } | undefined
}

/** Who has a booking; an empty text when staff wrote nothing of a booking without a customer. */
export const holderName = ({ buyer, byStaff }: Held): string => buyer?.name || byStaff?.description || ''

export const bookingName = (booking: Held & { shelf: { name: string } }): string =>
  [booking.shelf.name, holderName(booking)].filter(Boolean).join(', ')
