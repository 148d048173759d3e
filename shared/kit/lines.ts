import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'

const { invalid, too_long } = inputRefusals

/** Text of several lines, trimmed, up to `max` characters. */
export const lines = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, too_long.code),
    z.refine(text => !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, '')), invalid.code),
  )
