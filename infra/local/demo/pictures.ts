import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { DemoMarket } from './markets.ts'

/** Puts the pictures of a demo market (`pictures/<market>/`) into the bucket of the markets' files. */
export const putPictures = async ({ marketId }: DemoMarket): Promise<void> => {
  const client = new S3Client({ forcePathStyle: true })
  const folder = join(import.meta.dirname, 'pictures', marketId)
  const names = await readdir(folder)
  await Promise.all(
    names.map(async name =>
      client.send(
        new PutObjectCommand({
          Bucket: 'reol-files',
          Key: `files/${marketId}/${name}`,
          Body: await readFile(join(folder, name)),
          ContentType: 'image/svg+xml',
          CacheControl: 'public, max-age=3600',
        }),
      ),
    ),
  )
}
