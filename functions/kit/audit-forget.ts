/** Takes what a person typed, or what was typed of them, out of the audit when they are forgotten (D36). */
import { type AuditRow, auditPartition } from './audit.ts'
import { commit, type Item, query, type Write } from './table.ts'

type Changed = AuditRow['changed']

/** The row of a thing without its name, and of its changes these fields alone. Who did it, and when, stays. */
export const withoutPerson = (
  row: Pick<Item, 'pk' | 'sk'>,
  changed: Changed,
  kept: readonly string[],
): Write => ({
  update: {
    Key: { pk: row.pk, sk: row.sk },
    UpdateExpression: 'SET changed = :changed, #name = :none',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: {
      ':changed': Object.fromEntries(Object.entries(changed).filter(([field]) => kept.includes(field))),
      ':none': null,
    },
  },
})

/** Forgets all rows of a thing but for the fields that are `kept`. Returns what was changed, as it was before. */
export const forgetInAudit = async (
  market: string,
  thing: { kind: string; id: string },
  kept: readonly string[],
): Promise<Changed[]> => {
  const rows = await query({
    KeyConditionExpression: 'pk = :rows',
    ExpressionAttributeValues: { ':rows': auditPartition(market, thing) },
    ConsistentRead: true,
  })
  for (const row of rows) await commit([withoutPerson(row, row.changed as Changed, kept)])
  return rows.map(row => row.changed as Changed)
}
