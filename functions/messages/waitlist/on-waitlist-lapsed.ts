import { waitlistLapsed } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { env } from '../../kit/env.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/** Tells somebody that the shelf held for them went on to the next, and how to wait again. */
export default onEvent({
  on: waitlistLapsed,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail'],
  handle: async ({ market: marketId, id, payload: { name, email, language, dateStart } }) => {
    const market = await readMarket(marketId)
    const say = WAITLIST_TEXTS[language].lapsed
    await sendOnce(market, id, email, {
      language,
      subject: say.subject(market.visualName),
      greeting: greeting(name, language),
      lead: [say.lead(spokenDay(dateStart, language)), say.again],
      tables: [],
      button: { label: say.button, url: `${env('SITE_URL')}/login/${marketId}/booking` },
      closing: [],
    })
  },
})
