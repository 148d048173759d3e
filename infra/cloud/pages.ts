/**
 * Publishes the built apps in the last stack, after the calls that they use: a page never asks for a call that is not
 * deployed yet, and pages stay as they are when a stack before this one fails.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Annotations, Duration, type Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { bundleFolder } from '#infra/bundling.ts'
import { PAGES_WORK, pagesMessage } from '#infra/pages.ts'
import type { Worker } from '#infra/parts.ts'
import { SITE_FILES } from '#infra/site-files.ts'
import { queueArn, queuePrefixes } from './queues.ts'
import type { Settings } from './settings.ts'

interface PagesParts {
  site: Bucket
  distribution: IDistribution
  workers: readonly Worker[]
}

/** Publishes the apps, then has the pages of all markets written of them. */
export const makePages = (
  stack: Stack,
  { site, distribution, workers }: PagesParts,
  settings: Settings,
): void => {
  const published = publish(stack, site, distribution, settings)
  const worker = workers.find(({ work }) => work === PAGES_WORK)
  if (!worker) return
  const written = writePages(stack, worker.name, settings)
  if (published) written.node.addDependency(published)
}

/** Twins that the server on one machine serves; CloudFront compresses by itself. */
const TWINS = ['**/*.gz', '**/*.br']

/**
 * Without a build it uploads nothing, so the stacks can be synthesised and tested; `npm run deploy` always builds first.
 * Files with a hash in their name are never removed, so that a page opened before a deployment still finds them.
 */
const publish = (
  stack: Stack,
  site: Bucket,
  distribution: IDistribution,
  { siteFiles }: Settings,
): BucketDeployment | undefined => {
  if (!siteFiles) {
    Annotations.of(stack).addWarningV2(
      'reol:no-site-files',
      'dist/web is not built: the site is made without files',
    )
    return undefined
  }
  const common = { destinationBucket: site, prune: false, memoryLimit: 512 }
  const assets = new BucketDeployment(stack, 'Assets', {
    ...common,
    sources: [Source.asset(join(siteFiles, 'assets'), { exclude: TWINS })],
    destinationKeyPrefix: 'assets',
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  })
  const pages = new BucketDeployment(stack, 'Pages', {
    ...common,
    sources: [Source.asset(siteFiles, { exclude: ['assets', ...TWINS] })],
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.seconds(0)),
      CacheControl.mustRevalidate(),
    ],
    distribution,
    distributionPaths: ['/*'],
  })
  pages.node.addDependency(assets)
  return pages
}

/** The message carries no time of its own: CloudFormation would send it with every deployment. */
const NO_MOMENT = new Date(0).toISOString()

/**
 * Has the pages of all markets written again when a deployment changes the apps, the function that writes them, or the
 * table that they are written from. It sends one message; the queue sees to the rest, after the deployment.
 */
const writePages = (stack: Stack, worker: string, settings: Settings): AwsCustomResource => {
  const id = hashOf(worker, settings)
  const sending = {
    service: 'SQS',
    action: 'sendMessage',
    parameters: {
      QueueUrl: `${queuePrefixes(stack).url}${PAGES_WORK}`,
      MessageBody: JSON.stringify(pagesMessage(id, NO_MOMENT)),
    },
    physicalResourceId: PhysicalResourceId.of(id),
  }
  return new AwsCustomResource(stack, 'WritePages', {
    onUpdate: sending,
    installLatestAwsSdk: false,
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn(stack, PAGES_WORK)] }),
    ]),
  })
}

/** Names what the pages are made of. Undefined files: the site is not built yet. */
const hashOf = (worker: string, { siteFiles, bundles, restoredTable }: Settings): string => {
  const hash = createHash('sha256').update(restoredTable?.name ?? '')
  hash.update(readFileSync(join(bundleFolder(bundles, { name: worker }), 'index.mjs')))
  for (const key of siteFiles ? SITE_FILES.read : []) {
    const file = join(siteFiles ?? '', key)
    if (existsSync(file)) hash.update(`${key}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 26)
}
