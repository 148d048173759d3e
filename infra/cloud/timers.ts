import { Duration, type Stack } from 'aws-cdk-lib'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { TIMER_SECONDS, type Timer } from '#infra/parts.ts'
import { type FunctionContext, functionName, makeFunction } from './function.ts'

/** Makes the functions that run again and again. A run that was lost is not repeated: the next one does its work. */
export const makeTimers = (stack: Stack, timers: readonly Timer[], context: FunctionContext): void => {
  for (const timer of timers) {
    const lambda = makeFunction(stack, timer, context, {
      memorySize: 512,
      timeout: Duration.seconds(TIMER_SECONDS),
    })
    new Schedule(stack, `Timer-${timer.name}`, {
      scheduleName: functionName(timer),
      scheduleGroup: context.services.schedules.group,
      schedule: ScheduleExpression.rate(Duration.minutes(timer.everyMinutes)),
      target: new LambdaInvoke(lambda, { retryAttempts: 0 }),
    })
  }
}
