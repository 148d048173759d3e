import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'

/** The metric that counts the errors in the logs, by the dimension `FunctionName`. */
export const LOGGED_ERRORS = { namespace: 'reol', metricName: 'LoggedErrors' }

/** The metric that counts what log lines name in the field `counted`, by the dimension `Counted`. */
export const COUNTED = { namespace: 'reol', metricName: 'Counted' }

/**
 * Makes one log group for all functions of a stack. Each line of `functions/kit/log.ts` names its function, so one
 * filter counts errors by function. A function without errors has no metric and costs nothing.
 */
export const makeLog = (stack: Stack, owner: string): LogGroup => {
  const log = new LogGroup(stack, 'Log', {
    logGroupName: `/reol/${owner}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  log.addMetricFilter('Errors', {
    filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: LOGGED_ERRORS.namespace,
    metricName: LOGGED_ERRORS.metricName,
    dimensions: { FunctionName: '$.service' },
  })
  log.addMetricFilter('Counted', {
    filterPattern: FilterPattern.exists('$.counted'),
    metricNamespace: COUNTED.namespace,
    metricName: COUNTED.metricName,
    dimensions: { Counted: '$.counted' },
  })
  return log
}
