import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import {
  crashes,
  deadLetterOwners,
  deadLetters,
  durations,
  loggedErrors,
  oldestMessages,
  streamDelay,
  type Watched,
} from './metrics.ts'

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 })

/** Makes the dashboard to open when an alarm goes off. */
export const makeDashboard = ({ stack, stage, table, parts }: Watched): void => {
  new Dashboard(stack, 'Dashboard', {
    dashboardName: 'reol',
    widgets: [
      [
        graph('Calls and our faults', [stage.metricCount()], [stage.metricServerError()]),
        graph('How long calls take', [
          stage.metricLatency({ statistic: 'p50' }),
          stage.metricLatency({ statistic: 'p95' }),
        ]),
      ],
      [
        graph('Crashes, and errors in the logs', [crashes()], [loggedErrors()]),
        graph('The slowest call of each function', [durations()]),
      ],
      [
        graph('Oldest message', [oldestMessages(parts)]),
        graph('Dead letters', deadLetterOwners(parts).map(deadLetters)),
      ],
      [
        graph(
          'Units of the table',
          [table.metricConsumedReadCapacityUnits()],
          [table.metricConsumedWriteCapacityUnits()],
        ),
        graph('How far the readers of the stream are behind', parts.readers.map(streamDelay)),
      ],
    ],
  })
}
