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
  new CfnOutput(stack, STREAM, { value: table.tableStreamArn ?? '' })
  return table
}

/** The output with the stream's ARN, which AWS makes up. Everything else of the table follows from its name. */
const STREAM = 'TableStreamArn'

/**
 * The table that the functions use: the deployment's own, or one that a recovery made. By its name, so that the stack
 * of the data stays as it is while they move from one to the other.
 */
export const tableInUse = (stack: Stack, data: Stack, { restoredTable }: Settings): ITableV2 =>
  TableV2.fromTableAttributes(stack, 'Table', {
    tableName: restoredTable?.name ?? TABLE.name,
    tableStreamArn: restoredTable?.streamArn ?? Fn.getStackOutput(data.stackName, STREAM, data.region),
  })
