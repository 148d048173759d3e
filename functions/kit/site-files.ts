/** The site's bucket: the built apps, and the pages of the markets that are made of them. */
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { env } from './env.ts'
import { readObject, s3 } from './s3.ts'

/** The edge keeps a page for a minute. A browser asks again each time, because a deployment changes the scripts. */
const CACHE = 'public, max-age=0, s-maxage=60, must-revalidate'

/** The text of a file; undefined when there is none. */
export const readSiteFile = (key: string): Promise<string | undefined> => readObject(env('SITE_BUCKET'), key)

/** Writes a page, the manifest of an app, or a text for search engines. The key's ending says which. */
export const writeSiteFile = async (key: string, body: string): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env('SITE_BUCKET'),
      Key: key,
      Body: body,
      ContentType: TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8',
      CacheControl: CACHE,
    }),
  )
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}
