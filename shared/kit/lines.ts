import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'
import { seenText } from './text.ts'

const { invalid, too_long } = inputRefusals

/** Text of several lines without what cannot be seen, up to `max` characters. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite(seenText),
    z.maxLength(max, too_long.code),
    z.refine(text => !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, '')), invalid.code),
  )
