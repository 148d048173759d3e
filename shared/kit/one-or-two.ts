import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'

const { invalid } = inputRefusals

/** 1 or 2; a form's list of choices sends it as text. */
export const oneOrTwo = z.codec(
  z.union([z.literal([1, 2]), z.literal(['1', '2'])], invalid.code),
  z.literal([1, 2], invalid.code),
  {
    decode: typed => (Number(typed) === 1 ? 1 : 2),
    encode: value => value,
  },
)
