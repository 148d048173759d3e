/** The one table, as data: the cloud and the local cloud are both made from it. Its keys are told in docs/table.md. */
export const TABLE = {
  name: 'reol',
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Attribute with the Unix second after which an item may be removed. */
  timeToLive: 'ttl',
  indexes: [],
  stream: 'NEW_IMAGE',
} as const
