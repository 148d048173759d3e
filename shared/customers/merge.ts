/** Two customers that are one person: what the kept one takes from the other. */
import { ACCOUNT_FIELDS } from '../kit/bank-account.ts'

/** Text fields that the kept customer takes where its own is empty. */
const TEXTS = [
  'phone',
  'address',
  'postalCode',
  'city',
  'shelfNumber',
  'labelsToPrint',
  'description',
] as const

type TextField = (typeof TEXTS)[number] | (typeof ACCOUNT_FIELDS)[number] | 'vatId'

type Mergeable = Record<TextField, string> & { country: string | null }

const taken = <T extends Mergeable>(from: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.filter(field => from[field]).map(field => [field, from[field]])) as Partial<T>

/**
 * The fields that the kept customer takes from the other: those that it leaves empty itself. An account comes whole: mixed
 * fields would name one that neither has, or two. A VAT number belongs to its country, so both come together.
 */
export const takenInMerge = <T extends Mergeable>(kept: T, from: T): Partial<T> => {
  const hasAccount = ACCOUNT_FIELDS.some(field => kept[field])
  const isSameCountry = !kept.country || kept.country === from.country
  return taken(from, [
    ...TEXTS.filter(field => !kept[field]),
    ...(hasAccount ? [] : ACCOUNT_FIELDS),
    ...(kept.country ? [] : (['country'] as const)),
    ...(kept.vatId || !isSameCountry ? [] : (['vatId'] as const)),
  ])
}
