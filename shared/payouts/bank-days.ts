/** The days on which banks move money, computed by rule for any year. */
import { addDays, type Day, weekday } from '../kit/day.ts'

interface Calendar {
  /** Days of each year: "12-24". */
  fixed: readonly string[]
  /** Days after Easter Sunday; below zero: before it. */
  fromEaster: readonly number[]
}

/**
 * Days on which Danish banks are closed (nationalbanken.dk, banklukkedage): Maundy Thursday to Easter Monday, Ascension Day
 * and the Friday after, Whit Monday, Constitution Day, Christmas and New Year's Eve. The Great Prayer Day ended in 2024.
 */
const DANISH: Calendar = {
  fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
  fromEaster: [-3, -2, 1, 39, 40, 50],
}

/** Days on which TARGET, the euro's payment system, is closed (ECB). */
const TARGET: Calendar = { fixed: ['01-01', '05-01', '12-25', '12-26'], fromEaster: [-2, 1] }

/** Easter Sunday of a year by the anonymous Gregorian computation (Meeus, Astronomical Algorithms, chapter 8). */
const easterOf = (year: number): Day => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  const twoDigits = (value: number): string => String(value).padStart(2, '0')
  return `${year}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`
}

/**
 * Says whether banks move money of a currency on a day. DKK follows the Danish banks' calendar and EUR that of TARGET. Every
 * other currency follows TARGET too, because this file knows no calendar of its own for it.
 */
export const isBankDay = (currency: string, day: Day): boolean => {
  if (weekday(day) > 5) return false
  const { fixed, fromEaster } = currency === 'DKK' ? DANISH : TARGET
  const easter = easterOf(Number(day.slice(0, 4)))
  return !fixed.includes(day.slice(5)) && !fromEaster.some(days => addDays(easter, days) === day)
}

/** Finds the first bank day of a currency on or after a day. */
export const nextBankDay = (currency: string, day: Day): Day =>
  isBankDay(currency, day) ? day : nextBankDay(currency, addDays(day, 1))
