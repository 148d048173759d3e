/** Takes in pictures that people upload (D51). */
import { createHash } from 'node:crypto'
import { MOST_PICTURE_PIXELS, PICTURE_WIDTHS, pictureUrl, widthsOf } from '#shared/kit/picture.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { newToken } from './ids.ts'

/**
 * A browser keeps a picture for a year, because another content has another address; the edge for an hour, because a
 * picture that was removed must be gone.
 */
const WEBP = { type: 'image/webp', cacheControl: 'public, max-age=31536000, s-maxage=3600, immutable' }

export interface Upload {
  /** The field of the form, for refusals. */
  field: string
  bytes: Buffer
  /** Names the content. */
  hash: string
}

/** Reads an upload. Refuses 400 `picture_type` when its first bytes are not those of JPEG, PNG or WebP. */
export const readUpload = async (field: string, file: File): Promise<Upload> => {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPicture(bytes)) throw refuseFields({ [field]: [kitRefusals.picture_type] })
  return { field, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) }
}

/** A name or a declared type proves nothing. */
const isPicture = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, 12).toString('latin1')
  const isWebp = text.startsWith('RIFF') && text.endsWith('WEBP')
  return isWebp || text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')
}

/**
 * Stores a picture as WebP in three widths, turned upright and without EXIF. Returns its address. Each call makes a new
 * address, so that who deletes one never deletes what another has just stored. Refuses 400 `picture_too_large` or
 * `picture_unreadable`.
 */
export const storePicture = async (market: string, upload: Upload): Promise<string> => {
  const name = `${upload.hash}-${newToken().slice(0, 8)}`
  const widest = pictureUrl(market, name, PICTURE_WIDTHS[2])
  const versions = await inWidths(upload)
  const addresses = widthsOf(widest)
  // The client of S3 is large, so only an upload loads it.
  const { writePublicFile } = await import('./public-files.ts')
  await Promise.all(versions.map((webp, at) => writePublicFile(addresses[at] ?? widest, webp, WEBP)))
  return widest
}

/** The address is that of a picture with this content. */
export const isPictureOf = (url: string, { hash }: Upload): boolean => url.includes(`/${hash}-`)

/** Deletes a picture in every width. */
export const deletePicture = async (url: string): Promise<void> => {
  const { deletePublicFile } = await import('./public-files.ts')
  await Promise.all(widthsOf(url).map(deletePublicFile))
}

/** WebP has no longer side. */
const LONGEST_SIDE = 16_383

/** Decodes the picture once, because a large one takes seconds and hundreds of megabytes. */
const inWidths = async ({ field, bytes }: Upload): Promise<Buffer[]> => {
  // The image library is large, so only an upload loads it.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const unreadable = () => refuseFields({ [field]: [kitRefusals.picture_unreadable] })
  const options = { limitInputPixels: false, failOn: 'error' } as const
  const { width = 0, height = 0 } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height > MOST_PICTURE_PIXELS) {
    throw refuseFields({ [field]: [kitRefusals.picture_too_large] })
  }
  const within = (most: number) =>
    ({ width: most, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }) as const
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(within(PICTURE_WIDTHS[2]))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    PICTURE_WIDTHS.map(most => sharp(data, { raw }).resize(within(most)).webp({ quality: 80 }).toBuffer()),
  )
}
