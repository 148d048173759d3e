/** Takes in pictures that people upload (D51). */
import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { MOST_PICTURE_PIXELS, PICTURE_WIDTHS, pictureUrl } from '#shared/kit/picture.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { env } from './env.ts'
import { s3 } from './files.ts'

export interface Picture {
  /** Made from the content: the same file always gets the same name. */
  name: string
  /** The address of the widest version. */
  url: string
}

/**
 * Stores an uploaded picture as WebP in three widths, turned upright and without EXIF. Refuses 400 `picture_type`,
 * `picture_too_large` or `picture_unreadable` under the name of the field.
 */
export const storePicture = async (market: string, field: string, file: File): Promise<Picture> => {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPicture(bytes)) throw refuseFields({ [field]: [kitRefusals.picture_type] })
  const versions = await inWidths(field, bytes)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await Promise.all(versions.map(({ width, webp }) => put(pictureUrl(market, name, width), webp)))
  return { name, url: pictureUrl(market, name, PICTURE_WIDTHS[2]) }
}

/** Deletes a picture of this name in every width. One that is not there is no error. */
export const deletePicture = async (market: string, name: string): Promise<void> => {
  await Promise.all(
    PICTURE_WIDTHS.map(width =>
      s3.send(
        new DeleteObjectCommand({ Bucket: env('FILES_BUCKET'), Key: keyOf(pictureUrl(market, name, width)) }),
      ),
    ),
  )
}

/** The first bytes of JPEG, PNG and WebP. A name or a declared type proves nothing. */
const isPicture = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, 12).toString('latin1')
  const isWebp = text.startsWith('RIFF') && text.endsWith('WEBP')
  return isWebp || text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')
}

const inWidths = async (field: string, bytes: Buffer): Promise<{ width: number; webp: Buffer }[]> => {
  // The image library is large, so only an upload loads it.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: false, failOn: 'error' } as const
  const { width = 0, height = 0 } = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw refuseFields({ [field]: [kitRefusals.picture_unreadable] })
    })
  if (width * height > MOST_PICTURE_PIXELS) {
    throw refuseFields({ [field]: [kitRefusals.picture_too_large] })
  }
  const versions: { width: number; webp: Buffer }[] = []
  // One after the other: three at once need three times the memory.
  for (const most of PICTURE_WIDTHS) {
    const resized = sharp(bytes, options).autoOrient().resize({ width: most, withoutEnlargement: true })
    const webp = await resized
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => {
        throw refuseFields({ [field]: [kitRefusals.picture_unreadable] })
      })
    versions.push({ width: most, webp })
  }
  return versions
}

const keyOf = (url: string): string => url.slice(1)

/** Browsers keep it for a year: another content has another name. */
const put = async (url: string, webp: Buffer): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env('FILES_BUCKET'),
      Key: keyOf(url),
      Body: webp,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  )
}
