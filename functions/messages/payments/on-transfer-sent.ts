import { transferSent } from '#events/payouts.ts'
import { showMoney } from '#shared/kit/money.ts'
import { env } from '../../kit/env.ts'
import { readSettlement } from '../../payouts/table/settlement.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { TRANSFER_TEXTS } from './transfer-texts.ts'

/** Writes to a tenant that money has left the shop, how much, and to which account. */
export default letterTo(customer, {
  on: transferSent,
  texts: TRANSFER_TEXTS,
  read: async ({ marketId }, { period, userNumber }) => ({
    customer: userNumber,
    settled: await readSettlement(marketId, period, userNumber),
  }),
  letter: (
    { settled },
    {
      market: { marketId, visualName, currencyCode },
      payload: { period, userNumber, nth, amount, account },
      language,
      say,
    },
  ) => {
    const money = showMoney(amount, currencyCode, language)
    return {
      mailId: `transfer-${period}-${userNumber}-${nth}`,
      subject: say.subject(money, visualName),
      lead: [say.lead(money, account, settled.number)],
      tables: [],
      button: {
        label: say.button,
        url: `${env('SITE_URL')}/user?market=${marketId}#/payments/${period}.${userNumber}`,
      },
      closing: [say.closing],
    }
  },
})
