/** Files for their asker alone: exports and documents. Pictures of a market are public and lie elsewhere. */
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from './env.ts'
import { readObject, s3 } from './s3.ts'

/** Keys begin with the market: `<market>/<what>/<id>…`. The bucket forgets a file after 30 days, or after a week. */
interface StoredFile {
  key: string
  /** It is forgotten after a week. */
  isShort?: true
  /** A browser shows it in its tab instead of saving it. */
  isShown?: true
  /** What the download is called. */
  name: string
  type: string
}

/** Decision D51. */
const LINK_SECONDS = 15 * 60

/** A header holds no letter beyond ASCII: such a name comes a second time, in the way that RFC 6266 names. */
const named = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  return plain === name
    ? `filename="${name}"`
    : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

export const writeFile = async (
  { key, name, type, isShort, isShown }: StoredFile,
  body: string | Uint8Array,
): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: env('DOWNLOADS_BUCKET'),
      Key: key,
      Body: body,
      ContentType: type,
      ContentDisposition: `${isShown ? 'inline' : 'attachment'}; ${named(name)}`,
      // The rule of the bucket that reads it: infra/cloud/buckets.ts.
      ...(isShort ? { Tagging: 'kept=week' } : {}),
    }),
  )
}

/** The text of a file; undefined when there is none. */
export const readText = (key: string): Promise<string | undefined> => readObject(env('DOWNLOADS_BUCKET'), key)

/** The texts of the parts that the steps of a job have written, from part 0. Throws when one is missing. */
export const readParts = (keyOf: (part: number) => string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, part) => {
      const text = await readText(keyOf(part))
      if (text === undefined) throw new Error('a part of the file is missing')
      return text
    }),
  )

/** Writes a file, and answers a link to it. */
export const publishFile = async (file: StoredFile, body: string | Uint8Array): Promise<{ url: string }> => {
  await writeFile(file, body)
  return { url: await linkTo(file.key) }
}

/** A link to a file for 15 minutes (D51). Anyone who has the link can download, so give it to the asker alone. */
export const linkTo = (key: string): Promise<string> =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: env('DOWNLOADS_BUCKET'), Key: key }), {
    expiresIn: LINK_SECONDS,
  })
