/** The pages that CloudFront keeps near the visitors. */
import { randomUUID } from 'node:crypto'
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront'
import { clientOptions } from './client.ts'
import { env } from './env.ts'

const cloudFront = new CloudFrontClient(clientOptions())

/**
 * Has CloudFront forget what it keeps under `paths`, as its request function rewrote them; `*` ends a beginning. AWS
 * bills by the path, and has 15 beginnings in progress at most. With more it refuses, and the pages end by their age.
 */
export const forgetAtEdge = async (paths: readonly string[]): Promise<void> => {
  try {
    await cloudFront.send(
      new CreateInvalidationCommand({
        DistributionId: env('SITE_DISTRIBUTION'),
        InvalidationBatch: {
          Paths: { Quantity: paths.length, Items: [...paths] },
          CallerReference: randomUUID(),
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof TooManyInvalidationsInProgress)) throw error
  }
}
