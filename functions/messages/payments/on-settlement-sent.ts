import { settlementSent } from '#events/payouts.ts'
import { shortDay } from '#shared/kit/day.ts'
import { showMoney } from '#shared/kit/money.ts'
import { SETTLEMENT_WORDS } from '#shared/payouts/settlement-words.ts'
import { readPurchases } from '../../balances/table/balance-transaction.ts'
import { env } from '../../kit/env.ts'
import { readSettlement } from '../../payouts/table/settlement.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { settlementRows } from './settlement-rows.ts'
import { SETTLEMENT_TEXTS } from './settlement-texts.ts'

/** Writes to a tenant what they get for some days, how it is reckoned, and where every line of it stands. */
export default letterTo(customer, {
  on: settlementSent,
  texts: SETTLEMENT_TEXTS,
  read: async ({ marketId }, { period, userNumber }) => {
    const settled = await readSettlement(marketId, period, userNumber)
    const days = { from: settled.dateFrom, to: settled.dateTo }
    return {
      customer: userNumber,
      settled,
      purchases: await readPurchases(marketId, userNumber, days, settled.postedTs ?? 0),
    }
  },
  letter: (
    { settled, purchases },
    {
      market: { marketId, visualName, currencyCode },
      payload: { period, userNumber, sending },
      language,
      say,
    },
  ) => {
    const words = SETTLEMENT_WORDS[language]
    const money = (amount: number) => showMoney(amount, currencyCode, language)
    const days = `${shortDay(settled.dateFrom)} – ${shortDay(settled.dateTo)}`
    const balance = settled.carriedOver + settled.share
    return {
      // Sent once for each time that staff send it.
      mailId: `settlement-${period}-${userNumber}-${sending}`,
      subject: say.subject(days, visualName),
      lead: [
        settled.why === null
          ? say.lead(days, money(settled.youReceive))
          : words.why[settled.why](money(Math.abs(balance))),
      ],
      tables: [
        {
          title: words.title(settled.number),
          rows: settlementRows(settled, purchases, language).map(([name, amount]) => [name, money(amount)]),
        },
      ],
      button: {
        label: say.button,
        url: `${env('SITE_URL')}/user?market=${marketId}#/payments/${period}.${userNumber}`,
      },
      closing: [say.closing],
    }
  },
})
