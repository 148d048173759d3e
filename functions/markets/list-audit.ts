import { OPERATOR } from '#shared/identity/names.ts'
import type { marketsContract } from '#shared/markets/contract.ts'
import { readAudit } from '../kit/audit.ts'
import type { Verb } from '../kit/http.ts'

/**
 * One page of the audit: at most 30 read units, whatever the page. A filter finds up to 1,000 rows for at most 80 more.
 */
export const listAudit: Verb<typeof marketsContract.listAudit> = async ({ market, query }) => {
  const { rows, ...page } = await readAudit(market, query)
  return {
    results: rows.map(({ changed, of, ...row }) => ({
      ...row,
      kind: of,
      isOperator: row.who === OPERATOR,
      // The table keeps no order of a map's fields.
      changes: Object.entries(changed)
        .map(([field, { before, after }]) => ({ field, before, after }))
        .sort((a, b) => (a.field < b.field ? -1 : 1)),
    })),
    ...page,
  }
}
