/** A calendar file (RFC 5545). */
import { addDays, type Day } from '../kit/day.ts'
import type { Millis } from '../kit/units.ts'

export interface CalendarEvent {
  /** Calendars keep one event for an id: the mail and the receipt give a booking's events the same. See `uidText`. */
  uid: string
  /** A whole day, or two moments in ms since 1970. */
  when: { day: Day } | { from: Millis; to: Millis }
  title: string
  place: string
  text?: string
}

/**
 * The text whose SHA-256 names the events of a booking. People pass calendar files on, so a file has no request id: only
 * the first 32 hex digits of this hash.
 */
export const uidText = (request: string): string => JSON.stringify(['calendar', request])

export const UID_LENGTH = 32

/** `stamp`: when it was made, ISO 8601. Lines end with CRLF and are folded at 75 octets, as the standard asks. */
export const icsFile = (events: readonly CalendarEvent[], stamp: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reol//Bookings//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(event => [
      'BEGIN:VEVENT',
      `UID:${event.uid}@reol`,
      `DTSTAMP:${compact(stamp)}`,
      ...whenLines(event.when),
      `SUMMARY:${escaped(event.title)}`,
      `LOCATION:${escaped(event.place)}`,
      ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** A day, or a moment in ISO 8601, as calendars write it. */
const compact = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '')

const whenLines = (when: CalendarEvent['when']): string[] =>
  'day' in when
    ? [`DTSTART;VALUE=DATE:${compact(when.day)}`, `DTEND;VALUE=DATE:${compact(addDays(when.day, 1))}`]
    : [`DTSTART:${moment(when.from)}`, `DTEND:${moment(when.to)}`]

const moment = (at: Millis): string => compact(new Date(at).toISOString())

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')

const LINE = 75

const bytes = new TextEncoder()

/** Folds between letters, never within one. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (bytes.encode(current + letter).length > LINE - (lines.length ? 1 : 0)) {
      lines.push(current)
      current = ''
    }
    current += letter
  }
  return [...lines, current].join('\r\n ')
}
