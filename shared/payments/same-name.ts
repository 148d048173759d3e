/** Whether two names are one person's, however they were typed. */
import { wordsOf } from '../kit/words.ts'

/** Every word of the shorter name is in the longer one: "anna jensen" and "Anna Marie Jensen". */
export const isSameName = (one: string, other: string): boolean => {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort(
    (first, second) => first.length - second.length,
  )
  return shorter.length > 0 && shorter.every(word => longer.includes(word))
}
