import type { Language } from '#shared/kit/language.ts'
import type { Minor } from '#shared/kit/units.ts'
import { SETTLEMENT_WORDS } from '#shared/payouts/settlement-words.ts'
import type { Settled } from '../../payouts/table/settlement.ts'
import { SETTLEMENT_TEXTS } from './settlement-texts.ts'

/**
 * How a settlement is reckoned, under the names of its document. The rows add up to the last one: what is paid out, or what
 * stands on the balance where nothing is. `purchases`: what the tenant bought in the shop, above zero.
 */
export const settlementRows = (
  settled: Settled,
  purchases: Minor,
  language: Language,
): [name: string, amount: Minor][] => {
  const say = SETTLEMENT_WORDS[language]
  const { turnoverUsed, turnoverNew, feeUsed, feeNew, rentOffset, carriedOver, share, youReceive, why } =
    settled
  const balance = carriedOver + share
  const onTheWay = why === null ? balance - youReceive : 0
  return [
    [SETTLEMENT_TEXTS[language].turnover, turnoverUsed + turnoverNew],
    [say.commission, 0 - feeUsed - feeNew],
    [say.rent, 0 - rentOffset],
    [say.purchases, 0 - purchases],
    // What the tenant bought stands on the balance already.
    [say.carriedOver, carriedOver + purchases],
    ...(onTheWay ? [[say.onTheWay, 0 - onTheWay] satisfies [string, Minor]] : []),
    [say.youReceive, youReceive],
    ...(why === null ? [] : [[say.balance, balance] satisfies [string, Minor]]),
  ]
}
