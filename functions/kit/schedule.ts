/** One-time schedules: a message is put on a queue at a moment. */
import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import type { Envelope } from '#events/envelope.ts'
import type { QueueName } from '#events/subscriptions.ts'
import { nowSeconds } from './clock.ts'
import { env } from './env.ts'
import { send } from './queue.ts'

const client = new SchedulerClient({ requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 } })

/** The scheduler's clock is not ours: what is due at a moment is told a second after it. */
const AFTER_SECONDS = 1

/** So far ahead a moment still is when the scheduler reads it, also at the second try. */
const SOONEST_SECONDS = 10

/**
 * Puts `message` on `queue` a second after a moment (Unix seconds), within the minute that the scheduler keeps to. A
 * moment that has come already is sent at once, for what the scheduler does with a past one is nowhere promised. It
 * may also come a little early, so who receives it looks at the clock.
 *
 * `name` is at most 64 letters, digits, dashes; asking again while a schedule of this name is there changes nothing.
 * Name it by the message that asks: told twice it is one schedule, and never the one that brought that message, which
 * is still there for a while after it fired.
 */
export const schedule = async (
  name: string,
  at: number,
  queue: QueueName,
  message: Envelope,
): Promise<void> => {
  const now = nowSeconds()
  if (at <= now) return send(queue, message)
  const moment = Math.max(at + AFTER_SECONDS, now + SOONEST_SECONDS)
  try {
    await client.send(
      new CreateScheduleCommand({
        Name: name,
        GroupName: env('SCHEDULE_GROUP'),
        ScheduleExpression: `at(${new Date(moment * 1000).toISOString().slice(0, 19)})`,
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
