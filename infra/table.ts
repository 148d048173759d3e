/** The one table, as data: the cloud and the local cloud are both made from it. Its keys are told in docs/table.md. */
export const TABLE = {
  name: 'reol',
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Attribute with the Unix second after which an item may be removed. */
  timeToLive: 'ttl',
  indexes: [],
  /** What the stream tells of a change. AWS cannot change it on a live stream. */
  stream: 'NEW_AND_OLD_IMAGES',
} as const
