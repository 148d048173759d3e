import * as z from 'zod/mini'
import { MOST_PICTURE_BYTES } from './picture.ts'
import { kitRefusals } from './refusals.ts'

/** A picture in a multipart body (decision D51). */
export const pictureFile = z.file().check(z.maxSize(MOST_PICTURE_BYTES, kitRefusals.picture_too_large.code))
