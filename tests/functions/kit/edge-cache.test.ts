/** Pages that CloudFront keeps are forgotten when they change. */
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAtEdge } from '#functions/kit/edge-cache.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

const cloudFront = mockedClient(CloudFrontClient)

beforeEach(() => {
  cloudFront.reset()
  vi.stubEnv('SITE_DISTRIBUTION', 'E1')
})

const askedFor = () => cloudFront.commandCalls(CreateInvalidationCommand).map(({ args }) => args[0].input)

test('Each change of pages is an invalidation of its own', async () => {
  await forgetAtEdge(['/pages/market/demo/*', '/sitemap.xml'])
  await forgetAtEdge(['/pages/market/demo/*', '/sitemap.xml'])
  const [first, second] = askedFor()
  expect(first).toMatchObject({
    DistributionId: 'E1',
    InvalidationBatch: { Paths: { Quantity: 2, Items: ['/pages/market/demo/*', '/sitemap.xml'] } },
  })
  expect(second?.InvalidationBatch?.CallerReference).not.toBe(first?.InvalidationBatch?.CallerReference)
})

test('When too many are in progress the pages end by their age, and the work is done', async () => {
  const refusal = new TooManyInvalidationsInProgress({ message: 'too many', $metadata: {} })
  cloudFront.on(CreateInvalidationCommand).rejects(refusal)
  await forgetAtEdge(['/pages/*'])
  expect(askedFor()).toHaveLength(1)
})

test('A right that is missing is an error, which an alarm tells', async () => {
  cloudFront.on(CreateInvalidationCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDenied' }))
  await expect(forgetAtEdge(['/pages/*'])).rejects.toThrow('no')
})
