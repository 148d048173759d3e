/** A phone number is found by its digits (D29). */
import { wordsOf } from './words.ts'

/** All calling codes of the world: one digit, these pairs, else three. None begins another one. */
const CALLING_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

const nationalDigits = (international: string): string =>
  international.replace(CALLING_CODE, '').replace(/\D/g, '')

/** With the country's code and without it. */
export const phoneWords = (international: string): string[] => {
  const digits = international.replace(/\D/g, '')
  return wordsOf(digits, nationalDigits(international))
}
