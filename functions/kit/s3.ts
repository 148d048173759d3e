import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { clientOptions } from './client.ts'

export const s3 = new S3Client({
  forcePathStyle: true,
  ...clientOptions({ tryMs: 10_000, tries: 2 }),
})

/** The text of an object; undefined when there is none. */
export const readObject = async (Bucket: string, Key: string): Promise<string | undefined> => {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}
