import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { TABLE } from '#infra/table.ts'
import type { Settings } from './settings.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** The one table: on demand, recoverable to any second of the last 35 days, and not to be deleted by a mistake. */
export const makeTable = (stack: Stack): TableV2 => {
  const table = new TableV2(stack, 'Table', {
    tableName: TABLE.name,
    partitionKey: text(TABLE.partitionKey),
    sortKey: text(TABLE.sortKey),
    globalSecondaryIndexes: TABLE.indexes.map(({ name, partitionKey, sortKey }) => ({
      indexName: name,
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      projectionType: ProjectionType.KEYS_ONLY,
    })),
    timeToLiveAttribute: TABLE.timeToLive,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.dynamoOwnedKey(),
    dynamoStream: StreamViewType[TABLE.stream],
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  // Kept although nothing may read them: while a restored table is in use, the functions' stack must be free to let go.
  stack.exportValue(table.tableName)
  stack.exportValue(table.tableArn)
  stack.exportValue(table.tableStreamArn)
  return table
}

/** The table that the functions use: the deployment's own, or one that a recovery made. */
export const tableInUse = (stack: Stack, own: TableV2, { restoredTable }: Settings): ITableV2 =>
  restoredTable
    ? TableV2.fromTableAttributes(stack, 'RestoredTable', {
        tableName: restoredTable.name,
        tableStreamArn: restoredTable.streamArn,
      })
    : own
