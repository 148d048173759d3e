import { dayOf, type Reminder } from '#shared/bookings/reminders.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import type { reminderPreviewCalls } from '#shared/messages/reminder-calls.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { todayIn } from '../kit/clock.ts'
import { env } from '../kit/env.ts'
import type { Verb } from '../kit/http.ts'
import { readOffers } from '../shelves/table/catalogue.ts'
import { lowestRent } from './extension-offer.ts'
import { laidOut } from './letter.ts'
import { reminderLetter } from './reminder-letter.ts'

/** The days of an invented booking of a fortnight, whose reminder goes about today. */
const daysOf = (reminder: Reminder, today: Day): { dateStart: Day; dateEnd: Day } =>
  reminder === 'start'
    ? { dateStart: addDays(today, 1), dateEnd: addDays(today, 14) }
    : { dateStart: addDays(today, -13), dateEnd: today }

const SHELF = 'A6'
const NAME = 'Anna'

/** A reminder of an invented booking, with the prices and the hours of the market. One read. */
export const previewReminder: Verb<typeof reminderPreviewCalls.previewReminder> = async ({
  market,
  body,
}) => {
  const { reminder, language, words } = body
  const offers = await readOffers(market)
  const days = daysOf(reminder, todayIn(offers.market))
  const [type] = [...offers.types.values()].filter(({ isActive }) => isActive)
  const from = type && lowestRent(offers, type.id)
  const bought = { dateStartCustomer: days.dateStart, dateEndCustomer: days.dateEnd }
  const letter = reminderLetter(offers.market, language, {
    reminder,
    on: dayOf(reminder, bought, openingDaysOf(offers.market)),
    name: NAME,
    shelf: SHELF,
    shelfType: type?.name ?? '',
    ...days,
    owed: 0,
    words,
    extension:
      reminder === 'start' || from === undefined
        ? undefined
        : { url: `${env('SITE_URL')}/…`, until: addDays(days.dateEnd, EXTENSION_DAYS), from },
  })
  return { subject: letter.subject, text: laidOut(offers.market, letter).text }
}
