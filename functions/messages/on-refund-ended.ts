import { refundEnded } from '#events/payments.ts'
import { showMoney } from '#shared/kit/money.ts'
import { subscriber } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table.ts'
import { sendOnce } from './send-once.ts'
import { TEXTS } from './texts.ts'

/** Money that bought no shelf went back, or could not (D14). */
export const handler = subscriber(refundEnded, async ({ market: marketId, id, payload }) => {
  const { outcome, amount, currency, email, name, language } = payload
  const market = await readMarket(marketId)
  const texts = TEXTS[language]
  const say = outcome === 'refunded' ? texts.refunded : texts.refundFailed
  await sendOnce(market, id, email, {
    language,
    subject: say.subject(market.visualName),
    greeting: texts.hello(name),
    lead: [say.lead(showMoney(amount, currency, language))],
    tables: [],
    closing: [say.closing],
  })
})
