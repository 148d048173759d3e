/** The line over a market's page: when it is shown, and in which language. */
import { addDays, type Day, dayIn, startOfDay } from '../kit/day.ts'
import { LANGUAGES, type Language } from '../kit/language.ts'
import type { Millis } from '../kit/units.ts'
import type { PublicMessage } from './settings-fields.ts'

type Lasting = Pick<PublicMessage, 'from' | 'to'>

/** True from the first day to the last, both included; a side without a day is open. */
export const lasts = ({ from, to }: Lasting, today: Day): boolean =>
  (from === null || from <= today) && (to === null || today <= to)

/** The next moment at which the message appears or disappears; null when none is to come. */
export const turnAfter = ({ from, to }: Lasting, timeZone: string, now: Millis): Millis | null =>
  [from, to && addDays(to, 1)]
    .flatMap(day => (day ? [startOfDay(timeZone, day)] : []))
    .filter(moment => moment > now)
    .reduce<Millis | null>((least, moment) => Math.min(least ?? moment, moment), null)

/** The message as visitors read it: in their language, else the market's, else any; null when it is not shown. */
export const shownMessage = (
  message: PublicMessage | null,
  { reader, own, timeZone, now }: { reader: Language; own: Language; timeZone: string; now: Millis },
): { level: number; text: string; language: Language } | null => {
  if (!message || !lasts(message, dayIn(timeZone, now))) return null
  const language = [reader, own, ...LANGUAGES].find(one => message.texts[one] !== '')
  return language ? { level: message.level, text: message.texts[language], language } : null
}
