import { addMonths } from '#shared/kit/day.ts'
import { guidanceOf, guideWord, MONTHS_BACK } from '#shared/sales/guidance.ts'
import type { guidanceCalls } from '#shared/sales/guidance-calls.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { nowIso } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { readGuide } from './table/guide.ts'

/**
 * What like-named things were sold for: one query of one word, and a read of the tenant where nobody says which kind of goods
 * it is. Staff who name neither get that of used goods. Refuses 404 `not_found`.
 */
export const priceGuidance: Verb<typeof guidanceCalls.priceGuidance> = async ({ market, caller, query }) => {
  const word = guideWord(query.name)
  if (!word) return { guidance: null }
  const tenant = caller.kind === 'customer' ? caller.userNumber : query.customer
  const usual = async () => (tenant ? (await readCustomer(market, tenant)).vatRateType : 1)
  const type = query.type ?? (await usual())
  const since = addMonths(nowIso().slice(0, 10), 0 - MONTHS_BACK).slice(0, 7)
  return { guidance: guidanceOf(await readGuide(market, { type, word, since })) }
}
