/** The ways to pay that a session allows, by Elavon's names. */
import { invalidField, type Session } from './shapes.ts'

/** A wallet is another origin of the same method: it pays with a card. */
export const CARD = 'Card'

/** Elavon lists more, such as BLIK. The sandbox has only what pays with a card. */
const METHODS: readonly string[] = [CARD]
const ORIGINS: readonly string[] = [CARD, 'Apple Pay', 'Google Pay', 'Paze']

/** Returns null when the field is missing: then the session allows what the merchant has. */
const namesIn = (fields: Record<string, unknown>, name: string, known: readonly string[]) => {
  const value = fields[name] ?? null
  if (value === null) return null
  if (!Array.isArray(value) || !value.length || !value.every(one => known.includes(one))) {
    throw invalidField(name, `must be a list of names that this sandbox knows: ${known.join(', ')}`)
  }
  return [...new Set<string>(value)]
}

export const waysIn = (fields: Record<string, unknown>) => ({
  allowedPaymentMethods: namesIn(fields, 'allowedPaymentMethods', METHODS),
  allowedPaymentMethodOrigins: namesIn(fields, 'allowedPaymentMethodOrigins', ORIGINS),
})

/** Returns the ways that the window offers. The sandbox's merchants have only cards unless the session says more. */
export const originsOf = ({ allowedPaymentMethodOrigins }: Session): readonly string[] =>
  allowedPaymentMethodOrigins ?? [CARD]
