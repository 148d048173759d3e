import * as z from 'zod/mini'
import { kitRefusals } from './refusals.ts'

/** What a file input offers. The server looks at the content instead of the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const MOST_PICTURE_BYTES = 10_000_000

/** A picture in a multipart body (decision D51). */
export const pictureFile = z.file().check(z.maxSize(MOST_PICTURE_BYTES, kitRefusals.picture_too_large.code))
