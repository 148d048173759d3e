/** Mails once a day which alarms are still on: an alarm itself mails only when it starts and when it ends. */
const { CloudWatchClient, paginateDescribeAlarms } = require('@aws-sdk/client-cloudwatch')
const { PublishCommand, SNSClient } = require('@aws-sdk/client-sns')

const line = ({ AlarmName, StateTransitionedTimestamp, AlarmDescription }) =>
  `${AlarmName}, since ${StateTransitionedTimestamp?.toISOString()} ${AlarmDescription ?? ''}`

exports.handler = async () => {
  const on = []
  const asked = { AlarmNamePrefix: 'reol-', StateValue: 'ALARM' }
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client: new CloudWatchClient() }, asked))
    on.push(...MetricAlarms)
  if (!on.length) return
  const Message = `Still on:\n\n${on.map(line).join('\n')}\n\ndocs/operations.md says what each means.`
  const Subject = `Reol: ${on.length} alarm${on.length > 1 ? 's are' : ' is'} still on`
  await new SNSClient().send(new PublishCommand({ TopicArn: process.env.TOPIC_ARN, Subject, Message }))
}
