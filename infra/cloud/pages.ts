import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { bundleFolder } from '#infra/bundling.ts'
import { pagesMessage } from '#infra/pages.ts'
import { SITE_FILES } from '#infra/site-files.ts'
import type { Settings } from './settings.ts'

/** The message carries no time of its own: CloudFormation would send it with every deployment. */
const NO_MOMENT = new Date(0).toISOString()

/**
 * Has the pages of all markets written again when a deployment changes the apps, the function that writes them, or the
 * table that they are written from. It sends one message; the queue sees to the rest, after the deployment.
 */
export const writePages = (stack: Stack, queue: Queue, worker: string, settings: Settings): void => {
  const id = hashOf(worker, settings)
  const sending = {
    service: 'SQS',
    action: 'sendMessage',
    parameters: {
      QueueUrl: queue.queueUrl,
      MessageBody: JSON.stringify(pagesMessage(id, NO_MOMENT)),
    },
    physicalResourceId: PhysicalResourceId.of(id),
  }
  const resource = new AwsCustomResource(stack, 'WritePages', {
    onUpdate: sending,
    installLatestAwsSdk: false,
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    ]),
  })
  resource.node.addDependency(queue)
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
