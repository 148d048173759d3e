import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { retryTransient } from './retry.ts'
import { client, type Key, tableName } from './table.ts'

/**
 * Takes the next `howMany` numbers of a count that begins at `from`, and returns the last of them. Outside any
 * transaction, so that callers who come at once do not wait for each other. Nobody gets a number twice; a lost answer
 * skips some.
 */
export const countUp = async (key: Key, from: number, howMany = 1): Promise<number> => {
  const { Attributes } = await retryTransient(() =>
    client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'SET #last = if_not_exists(#last, :before) + :many',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: { ':before': from - 1, ':many': howMany },
        ReturnValues: 'UPDATED_NEW',
      }),
    ),
  )
  return Number(Attributes?.last)
}
