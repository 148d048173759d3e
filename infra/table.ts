/** The one table, as data. The cloud and the local cloud are made from it. docs/table.md lists its keys. */
export const TABLE = {
  name: 'reol',
  partitionKey: 'pk',
  sortKey: 'sk',
  /** The attribute with the Unix second after which DynamoDB may remove an item. */
  timeToLive: 'ttl',
  /**
   * The orders of lists (docs/decisions/010-lists.md). An index holds only keys; the table has the items. Only items of
   * a list are in it.
   */
  indexes: [
    { name: 'list1', partitionKey: 'l1p', sortKey: 'l1s' },
    { name: 'list2', partitionKey: 'l2p', sortKey: 'l2s' },
    { name: 'list3', partitionKey: 'l3p', sortKey: 'l3s' },
    /** What must move by itself, for the sweeper (functions/kit/due.ts). */
    { name: 'due', partitionKey: 'dueIn', sortKey: 'dueAt' },
  ],
  /** The days of which every second can be restored: the most that AWS has. */
  recoveryDays: 35,
  /** The name of a table that a restore made: it begins so that backups find it. */
  restored: /^reol-[a-z0-9-]{1,60}$/,
  /** The stream has the item before and after each change. AWS cannot change this on a live stream. */
  stream: 'NEW_AND_OLD_IMAGES',
  /** The most records that a reader of the stream gets at once. */
  streamBatchSize: 100,
} as const
