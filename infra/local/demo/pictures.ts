import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { clothesRail, glassCase, logo, serviceMark, shelfWall } from './drawings.ts'
import type { DemoMarket } from './markets.ts'

/** The pictures of a demo market, drawn by ourselves, into the bucket of the markets' files. */
export const putPictures = async ({ marketId, country }: DemoMarket): Promise<void> => {
  const client = new S3Client({ forcePathStyle: true })
  const warm = country === 'dk' ? 0 : 1
  const pictures: Record<string, string> = {
    logo: logo(warm),
    'picture-1': shelfWall(warm, 1120, 350, 11),
    'picture-2': clothesRail(warm, 1120, 350, 5),
    'picture-3': glassCase(warm, 1120, 350, 7),
    'type-1': shelfWall(warm, 480, 300, 3),
    'type-2': clothesRail(warm, 480, 300, 9),
    'type-3': glassCase(warm, 480, 300, 2),
    'service-1': serviceMark('hands', warm),
    'service-2': serviceMark('label', warm),
    'service-3': serviceMark('box', warm),
  }
  await Promise.all(
    Object.entries(pictures).map(([name, Body]) =>
      client.send(
        new PutObjectCommand({
          Bucket: 'reol-files',
          Key: `files/${marketId}/${name}.svg`,
          Body,
          ContentType: 'image/svg+xml',
          CacheControl: 'public, max-age=3600',
        }),
      ),
    ),
  )
}
