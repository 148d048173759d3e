import { passwordResetRequested } from '#events/identity.ts'
import { readCustomer } from '../customers/table.ts'
import { env } from '../kit/env.ts'
import { linkToken } from '../kit/link.ts'
import { subscriber } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table.ts'
import { sendOnce } from './send-once.ts'
import { TEXTS } from './texts.ts'

const VALID_SECONDS = 2 * 3_600

/** Somebody forgot a password. */
export const handler = subscriber(passwordResetRequested, async ({ market: marketId, id, payload }) => {
  const { username, email, language } = payload
  const market = await readMarket(marketId)
  const { name } = await readCustomer(marketId, username)
  const token = await linkToken(
    { purpose: 'reset-password', market: marketId, username, email },
    VALID_SECONDS,
  )
  const texts = TEXTS[language]
  await sendOnce(market, id, email, {
    language,
    subject: texts.reset.subject(market.visualName),
    greeting: texts.hello(name),
    lead: [texts.reset.lead],
    tables: [],
    button: {
      label: texts.reset.button,
      url: `${env('SITE_URL')}/login/${marketId}/reset-password/confirm?token=${token}`,
    },
    closing: [texts.reset.closing],
  })
})
