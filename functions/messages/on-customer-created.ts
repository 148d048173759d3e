import { customerCreated } from '#events/customers.ts'
import { env } from '../kit/env.ts'
import { linkToken } from '../kit/link.ts'
import { subscriber } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table.ts'
import { sendOnce } from './send-once.ts'
import { TEXTS } from './texts.ts'

const VALID_SECONDS = 7 * 86_400

/** A guest is a customer now and can choose a password (D16). */
export const handler = subscriber(customerCreated, async ({ market: marketId, id, payload }) => {
  const { userNumber: username, email, name, language } = payload
  const market = await readMarket(marketId)
  const token = await linkToken(
    { purpose: 'confirm-email', market: marketId, username, email },
    VALID_SECONDS,
  )
  const texts = TEXTS[language]
  await sendOnce(market, id, email, {
    language,
    subject: texts.account.subject(market.visualName),
    greeting: texts.hello(name),
    lead: [texts.account.lead(username)],
    tables: [],
    button: {
      label: texts.account.button,
      url: `${env('SITE_URL')}/login/${marketId}/confirm-email?token=${token}`,
    },
    closing: [texts.account.closing],
  })
})
