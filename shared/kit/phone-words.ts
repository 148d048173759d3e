/** A phone number is found by its digits (D29). Apart from `words.ts`, which screens load: this knows every country. */
import { COUNTRIES } from './countries.ts'
import { wordsOf } from './words.ts'

/** No calling code begins another one, so their order does not matter. */
const CALLING_CODE = new RegExp(
  `^\\+(${Object.values(COUNTRIES)
    .map(({ callingCode }) => callingCode)
    .join('|')})`,
)

const nationalDigits = (international: string): string =>
  international.replace(CALLING_CODE, '').replace(/\D/g, '')

/** With the country's code and without it. */
export const phoneWords = (international: string): string[] => {
  const digits = international.replace(/\D/g, '')
  return wordsOf(digits, nationalDigits(international))
}
