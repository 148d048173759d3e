import { S3Client } from '@aws-sdk/client-s3'

export const s3 = new S3Client({
  forcePathStyle: true,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 20_000 },
})
