/** The one table, as data: the cloud and the local cloud are both made from it. Its keys are told in docs/table.md. */
export const TABLE = {
  name: 'reol',
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Attribute with the Unix second after which an item may be removed. */
  timeToLive: 'ttl',
  /**
   * The orders of lists (docs/decisions/010-lists.md). They hold keys alone: an index says which items, the table
   * what they are. Only items that stand in a list are in them.
   */
  indexes: [
    { name: 'list1', partitionKey: 'l1p', sortKey: 'l1s' },
    { name: 'list2', partitionKey: 'l2p', sortKey: 'l2s' },
    { name: 'list3', partitionKey: 'l3p', sortKey: 'l3s' },
  ],
  /** What the stream tells of a change. AWS cannot change it on a live stream. */
  stream: 'NEW_AND_OLD_IMAGES',
  /** The most records that a reader of the stream gets at once. */
  streamBatchSize: 100,
} as const
