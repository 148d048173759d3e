import { waitlistLapsed } from '#events/bookings.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { env } from '../../kit/env.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { WAITLIST_TEXTS } from './waitlist-texts.ts'

/** Tells somebody that the shelf held for them went on to the next, and how to wait again. */
export default letterTo(named, {
  on: waitlistLapsed,
  texts: WAITLIST_TEXTS,
  read: async (_, { name, email, language }) => ({ name, email, language }),
  letter: (_, { market, payload: { dateStart }, language, say: { lapsed: say } }) => ({
    subject: say.subject(market.visualName),
    lead: [say.lead(spokenDay(dateStart, language)), say.again],
    button: { label: say.button, url: `${env('SITE_URL')}/login/${market.marketId}/booking` },
  }),
})
