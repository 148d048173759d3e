/** The rules for a guest's fields at checkout, beyond the shape of the call. */

import { internationalPhone, wrongPhone } from '#shared/markets/phone.ts'
import type { Codes } from '../kit/form/codes.ts'

interface TypedFields {
  customerName: string
  customerEmail: string
  customerPhone: string
}

/** Checks a guest's fields; a customer has none. Checks the phone with the chosen country. */
export const guestCodes = (typed: TypedFields, country: string, allowed: readonly string[]): Codes => ({
  ...(typed.customerName.trim() ? {} : { customerName: 'required' }),
  ...(typed.customerEmail.trim() ? {} : { customerEmail: 'required' }),
  ...phoneCodes(typed.customerPhone.trim(), country, allowed),
})

const phoneCodes = (phone: string, country: string, allowed: readonly string[]): Codes => {
  if (!phone) return { customerPhone: 'required' }
  const wrong = wrongPhone(phone, country, allowed)
  return wrong ? { customerPhone: wrong } : {}
}

interface Held {
  bookingRequest: string
  cartToken: string
}

/** Builds the body of the call. The phone gets its country's prefix. A customer sends no personal fields. */
export const checkoutBody = (
  held: readonly Held[],
  typed: TypedFields & { termsAccepted: boolean },
  country?: string,
): Record<string, unknown> => {
  const { customerName, customerEmail, customerPhone, termsAccepted } = typed
  const phone = country && (internationalPhone(customerPhone, country) ?? customerPhone)
  return {
    bookingIds: held.map(({ bookingRequest }) => bookingRequest),
    cartToken: held[0]?.cartToken,
    termsAccepted,
    ...(country ? { customerName, customerEmail, customerPhone: phone } : {}),
  }
}
