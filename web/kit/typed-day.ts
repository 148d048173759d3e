/** A day as people type it: "28-11-2026", "28.11.2026", "1/12/2026" or "28112026". */
import { type Day, isDay } from '#shared/kit/day.ts'

const APART = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/

/** Undefined for what is no real day. */
export const typedDay = (text: string): Day | undefined => {
  const [, day = '', month = '', year = ''] = APART.exec(text.trim()) ?? TOGETHER.exec(text.trim()) ?? []
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : undefined
}
