/** Zettle wants UUIDs of version 1 from us. Ours are made from market and number, so that a repeated call is harmless. */
import { createHash } from 'node:crypto'
import { newToken } from '../../kit/ids.ts'

/** The version says 1, and the node is marked as one that is no network card. */
export const zettleId = (...texts: string[]): string => {
  const bytes = createHash('sha256').update(JSON.stringify(texts)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x10
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  bytes[10] = (bytes[10] ?? 0) | 0x01
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The product of a number. */
export const productUuid = (market: string, number: string): string => zettleId('product', market, number)

/** A product has one variant, which carries price and barcode. */
export const variantUuid = (market: string, number: string): string => zettleId('variant', market, number)

/** A new one, for what has no name of ours. */
export const newZettleId = (): string => zettleId('new', newToken())
