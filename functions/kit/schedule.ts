/** One-time schedules: a message is put on a queue at a moment. */
import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import type { Envelope } from '#events/envelope.ts'
import type { QueueName } from '#events/subscriptions.ts'
import { env } from './env.ts'

const client = new SchedulerClient({ requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 } })

/**
 * Puts `message` on `queue` at a moment (Unix seconds; a moment in the past means at once). `name` is unique in the
 * deployment, at most 64 letters, digits, dashes: asking again for the same name changes nothing.
 */
export const schedule = async (
  name: string,
  at: number,
  queue: QueueName,
  message: Envelope,
): Promise<void> => {
  try {
    await client.send(
      new CreateScheduleCommand({
        Name: name,
        GroupName: env('SCHEDULE_GROUP'),
        ScheduleExpression: `at(${new Date(at * 1000).toISOString().slice(0, 19)})`,
        ScheduleExpressionTimezone: 'UTC',
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: `${env('QUEUE_ARN_PREFIX')}${queue}`,
          RoleArn: env('SCHEDULE_ROLE_ARN'),
          Input: JSON.stringify(message),
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
  }
}
