/** The ranges of a calendar as bytes (docs/decisions/001-calendar-in-bytes.md). */
import { addDays, type Day, daysBetween } from '../kit/day.ts'
import type { Taken } from './calendar.ts'

const EPOCH: Day = '2020-01-01'
const BYTES = 25
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ranges → bytes: first day (2, days since 2020), length (2), status (1), until (4), holder (16). */
export const pack = (taken: readonly Taken[]): Uint8Array => {
  const bytes = new Uint8Array(taken.length * BYTES)
  const view = new DataView(bytes.buffer)
  taken.forEach((range, at) => {
    const offset = at * BYTES
    view.setUint16(offset, daysBetween(EPOCH, range.first))
    view.setUint16(offset + 2, daysBetween(range.first, range.last))
    view.setUint8(offset + 4, range.status)
    view.setUint32(offset + 5, range.until)
    bytes.set(ulidBytes(range.by), offset + 9)
  })
  return bytes
}

export const unpack = (bytes: Uint8Array): Taken[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / BYTES }, (_, at) => {
    const offset = at * BYTES
    const first = view.getUint16(offset)
    return {
      first: dayNumbered(first),
      last: dayNumbered(first + view.getUint16(offset + 2)),
      status: view.getUint8(offset + 4),
      until: view.getUint32(offset + 5),
      by: ulidText(bytes.subarray(offset + 9, offset + BYTES)),
    }
  })
}

/** Cache of days by number: a query unpacks thousands of ranges with the same few hundred days. */
const days: Day[] = []
const dayNumbered = (number: number): Day => {
  days[number] ??= addDays(EPOCH, number)
  return days[number]
}

/** 26 letters of 5 bits are 130 bits; the first letter has only 3 that count. */
const ulidBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(16)
  let buffer = 0
  let bits = -2
  let at = 0
  for (const letter of text) {
    buffer = ((buffer << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = buffer >> bits
    }
  }
  return bytes
}

/** Two letters for each number of 10 bits: a query unpacks thousands of ids. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => `${ALPHABET[bits >> 5]}${ALPHABET[bits & 31]}`)

const ulidText = (bytes: Uint8Array): string => {
  let text = ''
  let buffer = 0
  let bits = 2
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0x3ffff
    bits += 8
    if (bits >= 10) {
      bits -= 10
      text += PAIRS[(buffer >> bits) & 1023]
    }
  }
  return text
}
