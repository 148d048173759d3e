import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

/** Makes the topic that mails the alarms of a region. Each address must confirm that it wants them. */
export const makeTopic = (stack: Stack, emails: readonly string[]): Topic => {
  const topic = new Topic(stack, 'Alarms', { topicName: 'reol-alarms', enforceSSL: true })
  // Our policy replaces the default one, which allows the account's alarms.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  )
  for (const email of emails) topic.addSubscription(new EmailSubscription(email))
  return topic
}
