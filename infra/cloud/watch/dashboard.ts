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
export const makeDashboard = ({ stack, gateways, table, parts }: Watched): void => {
  const stages = Object.entries(gateways).map(([name, { stage }]) => ({ label: name, stage }))
  new Dashboard(stack, 'Dashboard', {
    dashboardName: 'reol',
    widgets: [
      [
        graph(
          'Calls and our faults of each API',
          stages.map(({ label, stage }) => stage.metricCount({ label })),
          stages.map(({ label, stage }) => stage.metricServerError({ label: `${label}: 5xx` })),
        ),
        graph(
          'How long the calls of each API take',
          stages.flatMap(({ label, stage }) =>
            ['p50', 'p95'].map(statistic =>
              stage.metricLatency({ statistic, label: `${label}: ${statistic}` }),
            ),
          ),
        ),
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
