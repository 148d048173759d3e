/** What of a set of writes goes into its transaction. */

/** DynamoDB's limit. */
const MOST_IN_TRANSACTION = 100

/**
 * A view (`isView`) shows again what other writes of its transaction say. When the transaction is full, views follow in
 * transactions of their own: a crash in between leaves them as they were until the next write of their thing.
 */
export const fitted = <W extends { isView?: true }>(writes: readonly W[]): { first: W[]; later: W[][] } => {
  if (writes.length <= MOST_IN_TRANSACTION) return { first: [...writes], later: [] }
  const views = writes.filter(({ isView }) => isView)
  const later = Array.from({ length: Math.ceil(views.length / MOST_IN_TRANSACTION) }, (_, at) =>
    views.slice(at * MOST_IN_TRANSACTION, (at + 1) * MOST_IN_TRANSACTION),
  )
  return { first: writes.filter(({ isView }) => !isView), later }
}
