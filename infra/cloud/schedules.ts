import { Aws, type Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { deadLettersOf, domainOf } from '#events/works.ts'
import { queueArn } from './queues.ts'

export const SCHEDULE_GROUP = 'reol'

export interface Schedules {
  group: ScheduleGroup
  /** The scheduler's role. It may send to the queues of tasks and to their dead letters. */
  role: Role
}

export const makeSchedules = (stack: Stack, works: readonly string[]): Schedules => {
  const group = new ScheduleGroup(stack, 'Schedules', { scheduleGroupName: SCHEDULE_GROUP })
  const role = new Role(stack, 'ScheduleRole', {
    // Only schedules of our own group may assume this role.
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: {
        StringEquals: {
          'aws:SourceAccount': Aws.ACCOUNT_ID,
          'aws:SourceArn': `arn:aws:scheduler:${stack.region}:${Aws.ACCOUNT_ID}:schedule-group/${SCHEDULE_GROUP}`,
        },
      },
    }),
  })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [...works, ...new Set(works.map(work => deadLettersOf(domainOf(work))))].map(name =>
        queueArn(stack, name),
      ),
    }),
  )
  return { group, role }
}
