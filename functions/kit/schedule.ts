/** One-time schedules: a task is put on its queue at a moment. */

import { ConflictException, CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import type { Payload, TaskContract } from '#events/envelope.ts'
import { deadLettersOf, domainOf } from '#events/works.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { clientOptions } from './client.ts'
import { nowSeconds } from './clock.ts'
import { env } from './env.ts'
import { envelope } from './outbox.ts'
import { send } from './queue.ts'

const client = new SchedulerClient(clientOptions())

/** EventBridge Scheduler's clock can be ahead of ours, so schedule one second late. */
const AFTER_SECONDS = 1

/**
 * The scheduler may get the request this much later, after a retry. It promises nothing about a moment that has
 * passed.
 */
const SOONEST_SECONDS = 10

/**
 * Sends a task to its kind of work a second after a moment (Unix seconds), within the scheduler's precision of a
 * minute. A moment that has come already is sent at once: the scheduler promises nothing about past ones. A task may
 * also come a little early, so its subscriber looks at the clock. What the scheduler cannot deliver within 24 hours
 * goes to the dead letters of the domain.
 *
 * `by` is the id of the message that asks. The schedule's name contains it, so a redelivery creates no second one. A
 * task that asks to be sent again came as another message, so its schedule gets another name: the one that brought it
 * still exists for a while after it fired.
 */
export const schedule = async <T extends TaskContract>(
  market: string,
  task: T,
  payload: Payload<T>,
  { at, by }: { at: Seconds; by: string },
): Promise<void> => {
  const message = envelope(market, task, payload)
  const now = nowSeconds()
  if (at <= now) return send(task.work, message)
  const moment = Math.max(at + AFTER_SECONDS, now + SOONEST_SECONDS)
  const arnOf = (queue: string) => `${env('QUEUE_ARN_PREFIX')}${queue}`
  try {
    await client.send(
      new CreateScheduleCommand({
        Name: `${task.name}-${by}`,
        GroupName: env('SCHEDULE_GROUP'),
        ScheduleExpression: `at(${new Date(moment * 1000).toISOString().slice(0, 19)})`,
        ScheduleExpressionTimezone: 'UTC',
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: arnOf(task.work),
          RoleArn: env('SCHEDULE_ROLE_ARN'),
          Input: JSON.stringify(message),
          DeadLetterConfig: { Arn: arnOf(deadLettersOf(domainOf(task.work))) },
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error
  }
}
