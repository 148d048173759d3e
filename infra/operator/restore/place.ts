/** What differs between restoring in AWS and on one machine. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Of which table, and of which moment, a table is a copy. */
export interface Origin {
  table: string
  moment: Date
}

export interface Place {
  client: DynamoDBClient
  now: () => Promise<Date>
  /** The table that the functions use. */
  inUse: () => Promise<string>
  /** Throws when the operator must change something by hand before the functions can use another table. */
  checkFree: () => void
  /** Where a table comes from; undefined when there is none of that name, or it is not complete and cannot be. */
  originOf: (table: string) => Promise<Origin | undefined>
  /** Begins to restore a table. Refuses a moment that DynamoDB does not have. */
  begin: (table: string, from: Origin) => Promise<void>
  /** Gives a table what only this place has: point-in-time recovery. */
  protect: (table: string) => Promise<void>
  /** Points the functions at a table. Undefined: the deployment's own. */
  use: (restored: { name: string; streamArn: string } | undefined) => Promise<void>
  /** How long to wait before the state of a table is read again. */
  pollMs: number
}

/** Prints a line at once: some steps take an hour. */
export type Say = (line: string) => void
