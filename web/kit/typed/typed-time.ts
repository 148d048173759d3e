/** A time of day as people type it: "9", "9.30", "9:30", "0930" or "09:30"; as 09:30, or undefined for what is none. */
const SHAPE = /^(?<hour>\d{1,2})(?:[:. ]?(?<minute>\d{2}))?$/

export const typedTime = (text: string): string | undefined => {
  const { hour, minute = '00' } = SHAPE.exec(text.trim())?.groups ?? {}
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}
