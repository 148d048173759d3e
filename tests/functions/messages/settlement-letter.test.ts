/** What the mail of a settlement says: its rows add up to the last one, whatever is paid out. */
import { expect, test } from 'vitest'
import { settlementRows } from '#functions/messages/payments/settlement-rows.ts'
import { SETTLEMENT_TEXTS } from '#functions/messages/payments/settlement-texts.ts'
import { entity, type Settled } from '#functions/payouts/table/settlement.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { sum } from '#shared/kit/money.ts'
import { SETTLEMENT_WORDS } from '#shared/payouts/settlement-words.ts'

const [, SAMPLE] = entity.samples.putSettlement as [string, Settled]
const SETTLED = {
  ...SAMPLE,
  ...{ turnoverUsed: 10_000, turnoverNew: 5_000, feeUsed: 2_000, feeNew: 1_000, rentOffset: 4_000 },
  // 11.50 bought in the shop and 20.00 from before.
  ...{ share: 8_000, carriedOver: 850, youReceive: 8_850, why: null },
}
const BOUGHT = 1_150

test.each(LANGUAGES)(
  'In %s the rows add up to what the tenant gets, or to what stays on the balance',
  language => {
    const words = SETTLEMENT_WORDS[language]
    for (const [more, last] of [
      [{}, words.youReceive],
      [{ youReceive: 8_000 }, words.youReceive],
      [{ youReceive: 0, why: 'no_account' }, words.balance],
      [{ youReceive: 0, why: 'owes', carriedOver: -30_000 }, words.balance],
    ] as const) {
      const rows = settlementRows({ ...SETTLED, ...more }, BOUGHT, language)
      expect(rows.at(-1)?.[0]).toBe(last)
      expect(sum(rows.slice(0, -1).map(([, amount]) => amount))).toBe(rows.at(-1)?.[1])
      expect(rows).toContainEqual([words.purchases, -BOUGHT])
    }
  },
)

test.each(LANGUAGES)('In %s the lead says that the balance before is counted in', language => {
  const lead = SETTLEMENT_TEXTS[language].lead('1.11 – 15.11', '88,50 kr.')
  expect(lead).toMatch(/88,50 kr\..*(saldo|Guthaben|balance)/s)
})
