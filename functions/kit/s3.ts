import { S3Client } from '@aws-sdk/client-s3'
import { clientOptions } from './client.ts'

export const s3 = new S3Client({
  forcePathStyle: true,
  ...clientOptions({ tryMs: 10_000, tries: 2 }),
})
