/** What a guest types at checkout: its rules, and that it is kept. */
import * as z from 'zod/mini'
import { internationalPhone } from '#shared/customers/phone.ts'
import { COUNTRY_CODES, type CountryCode } from '#shared/kit/countries.ts'
import { email, personName } from '#shared/kit/text.ts'
import { stored } from '../kit/stored.ts'
import type { Guest } from './use-payment.ts'

const anyTyped = z.object({
  marketId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneCountry: z.optional(z.enum(COUNTRY_CODES)),
  hasAgreed: z.boolean(),
})

export type Typed = z.infer<typeof anyTyped>

/** In this tab only, and until it is booked: it is about a person. */
export const typedGuest = stored(
  'guest',
  found => anyTyped.safeParse(found).data,
  () => sessionStorage,
)

/** What was typed at this market: to another's terms nobody has agreed. */
export const typedAt = (marketId: string): Typed => {
  const found = typedGuest.read()
  return found?.marketId === marketId ? found : { marketId, name: '', email: '', phone: '', hasAgreed: false }
}

export const isCountry = (text: string): text is CountryCode => COUNTRY_CODES.some(code => code === text)

export type GuestField = 'customerName' | 'customerEmail' | 'customerPhone' | 'termsAccepted'

/** Codes of what is wrong, by field of the call. */
export type GuestErrors = Partial<Record<GuestField, string>>

interface Parsed {
  success: boolean
  error?: { issues: { message: string }[] }
}

const codeOf = ({ success, error }: Parsed): string | undefined =>
  success ? undefined : (error?.issues[0]?.message ?? 'invalid')

export const guestErrors = (typed: Typed, country: CountryCode): GuestErrors => {
  const phoneCode = internationalPhone(typed.phone, country) ? undefined : 'invalid_phone'
  const found: Record<GuestField, string | undefined> = {
    customerName: codeOf(personName.safeParse(typed.name)),
    customerEmail: codeOf(email.safeParse(typed.email)),
    customerPhone: typed.phone.trim() ? phoneCode : 'required',
    termsAccepted: typed.hasAgreed ? undefined : 'terms_not_accepted',
  }
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}

/** What is sent; only for what has no errors. */
export const guestOf = (typed: Typed, country: CountryCode): Guest => ({
  customerName: typed.name.trim(),
  customerEmail: typed.email.trim().toLowerCase(),
  customerPhone: internationalPhone(typed.phone, country) ?? '',
})
