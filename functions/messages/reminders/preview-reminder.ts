import { aboutDay, type Reminder } from '#shared/bookings/reminders.ts'
import { ALONE } from '#shared/bookings/shelf-hours.ts'
import { addDays, type Day } from '#shared/kit/day.ts'
import type { reminderPreviewCalls } from '#shared/messages/reminder-calls.ts'
import { EXTENSION_DAYS } from '#shared/shelves/calendar.ts'
import { todayIn } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import type { Verb } from '../../kit/http.ts'
import { readOffers } from '../../shelves/table/catalogue.ts'
import { laidOut } from '../letter/letter.ts'
import { extensionFrom } from './extension-offer.ts'
import { reminderLetter } from './reminder-letter.ts'

/** An invented booking of a fortnight, whose reminder goes today. */
const daysOf = (reminder: Reminder, on: Day): { dateStart: Day; dateEnd: Day } =>
  reminder === 'start'
    ? { dateStart: on, dateEnd: addDays(on, 13) }
    : { dateStart: addDays(on, -13), dateEnd: on }

const SHELF = 'A6'
const NAME = 'Anna'

/** A reminder of an invented booking, with the prices and the hours of the market. One read. */
export const previewReminder: Verb<typeof reminderPreviewCalls.previewReminder> = async ({
  market,
  body,
}) => {
  const { reminder, language, words } = body
  const offers = await readOffers(market)
  const on = aboutDay(reminder, todayIn(offers.market))
  const days = daysOf(reminder, on)
  const [type] = [...offers.types.values()].filter(({ isActive }) => isActive)
  const from = type && extensionFrom(offers, type.id)
  const letter = reminderLetter(offers.market, language, {
    reminder,
    on,
    name: NAME,
    shelf: SHELF,
    shelfType: type?.name ?? '',
    ...days,
    turns: ALONE,
    owed: 0,
    words,
    extension:
      reminder === 'start' || from === undefined
        ? undefined
        : { url: `${env('SITE_URL')}/…`, until: addDays(days.dateEnd, EXTENSION_DAYS), from },
  })
  return { subject: letter.subject, text: laidOut(offers.market, letter).text }
}
