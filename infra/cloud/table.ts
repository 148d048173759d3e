import { CfnOutput, Fn, RemovalPolicy, type Stack } from 'aws-cdk-lib'
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

/** Makes the one table: on demand, restorable to any second of the last 35 days, protected against deletion. */
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
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: TABLE.recoveryDays,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  new CfnOutput(stack, STREAM, { value: table.tableStreamArn ?? '' })
  return table
}

/** The output with the stream's ARN, which AWS generates. Everything else follows from the table's name. */
const STREAM = 'TableStreamArn'

/**
 * The table that the functions use: the deployment's own, or one restored from a backup. Imported by name, so that
 * switching tables does not change the data stack.
 */
export const tableInUse = (stack: Stack, data: Stack, { restoredTable }: Settings): ITableV2 =>
  TableV2.fromTableAttributes(stack, 'Table', {
    tableName: restoredTable?.name ?? TABLE.name,
    tableStreamArn: restoredTable?.streamArn ?? Fn.getStackOutput(data.stackName, STREAM, data.region),
  })
