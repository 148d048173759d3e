/** The keys by which the functions know CloudFront, as data. docs/operations.md says how to change them. */
import type { OriginKeyHeader } from '#functions/kit/origin.ts'

export const ORIGIN_KEY_HEADER: OriginKeyHeader = 'x-origin-key'

/** The name of the secret with a key, by its number. */
export const originKeyName = (number: number): string => `reol-origin-key-${number}`

/** The keys that functions accept: the one that CloudFront sends, and the one that it sends next. */
export const acceptedKeys = (number: number): number[] => [number, number + 1]

/** The keys that exist. The former one stays for a deployment that is rolled back. */
export const keptKeys = (number: number): number[] => [number - 1, ...acceptedKeys(number)]
