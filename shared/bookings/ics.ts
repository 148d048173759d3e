/** A calendar file (RFC 5545) with the rented days as whole-day events. */
import { addDays, type Day } from '../kit/day.ts'

export interface CalendarEvent {
  /** Calendars keep one event for an id: the mail and the receipt give a booking the same. See `uidText`. */
  uid: string
  /** Both days included. */
  first: Day
  last: Day
  title: string
  place: string
}

/**
 * The text whose SHA-256 names the event of a booking. People pass calendar files on, so a file has no request id: only
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
      `DTSTAMP:${stamp.replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(event.first)}`,
      `DTEND;VALUE=DATE:${compact(addDays(event.last, 1))}`,
      `SUMMARY:${escaped(event.title)}`,
      `LOCATION:${escaped(event.place)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const compact = (day: Day): string => day.replaceAll('-', '')

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
