import { Aws, type Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import { SCHEDULED } from '#infra/parts.ts'
import type { Queues } from './queues.ts'

export interface Schedules {
  group: ScheduleGroup
  /** As whom the scheduler sends: it may reach these queues and nothing else. */
  role: Role
}

export const makeSchedules = (stack: Stack, queues: Queues): Schedules => {
  const scheduleGroupName = 'reol'
  const group = new ScheduleGroup(stack, 'Schedules', { scheduleGroupName })
  const role = new Role(stack, 'ScheduleRole', {
    // Only schedules of this group, so that nobody else's can speak in our name.
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: {
        StringEquals: {
          'aws:SourceAccount': Aws.ACCOUNT_ID,
          'aws:SourceArn': `arn:aws:scheduler:${stack.region}:${Aws.ACCOUNT_ID}:schedule-group/${scheduleGroupName}`,
        },
      },
    }),
  })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: SCHEDULED.map(name => queues[name].queue.queueArn),
    }),
  )
  return { group, role }
}
