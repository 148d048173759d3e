/** The rules for what a guest types at checkout, beyond those of the call's own shape. */
import { internationalPhone } from '#shared/customers/phone.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import type { Codes } from '../kit/form/codes.ts'

interface TypedFields {
  customerName: string
  customerEmail: string
  customerPhone: string
}

/** A customer is known; a guest has to say who they are. The phone is checked with the country that was chosen. */
export const guestCodes = (typed: TypedFields, country: CountryCode): Codes => ({
  ...(typed.customerName.trim() ? {} : { customerName: 'required' }),
  ...(typed.customerEmail.trim() ? {} : { customerEmail: 'required' }),
  ...phoneCodes(typed.customerPhone.trim(), country),
})

const phoneCodes = (phone: string, country: CountryCode): Codes => {
  if (!phone) return { customerPhone: 'required' }
  return internationalPhone(phone, country) ? {} : { customerPhone: 'invalid_phone' }
}

interface Held {
  bookingRequest: string
  cartToken: string
}

/** What is sent of what was typed: the phone with its country's prefix. Nothing of a customer, who is known. */
export const checkoutBody = (
  held: readonly Held[],
  typed: TypedFields & { termsAccepted: boolean },
  country?: CountryCode,
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
