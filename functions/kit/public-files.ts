/** Files that everybody may see: the pictures of the markets. CloudFront serves them at `/files/*`. */
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { env } from './env.ts'
import { s3 } from './s3.ts'

const keyOf = (url: string): string => url.slice(1)

/** Stores a file at its address. */
export const writePublicFile = async (
  url: string,
  body: Buffer,
  { type, cacheControl }: { type: string; cacheControl: string },
): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env('FILES_BUCKET'),
      Key: keyOf(url),
      Body: body,
      ContentType: type,
      CacheControl: cacheControl,
    }),
  )
}

/** Deletes a file. One that is not there is no error. */
export const deletePublicFile = async (url: string): Promise<void> => {
  await s3.send(new DeleteObjectCommand({ Bucket: env('FILES_BUCKET'), Key: keyOf(url) }))
}
