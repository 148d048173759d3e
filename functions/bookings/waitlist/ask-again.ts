/** Somebody asks for a shelf type for which they wait already: another wish takes the place of the former one. */
import { waitlistJoined, waitlistOffered } from '#events/bookings.ts'
import { lastWanted } from '#shared/bookings/waitlist.ts'
import { mayChangeWish } from '#shared/bookings/waitlist-person.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { emit } from '../../kit/outbox.ts'
import type { Write } from '../../kit/table.ts'
import { changeLine, type Line, type Place } from '../table/waitlist.ts'

/** Who asks, and for what. */
export type Wish = Omit<Place, 'id' | 'joinedMs' | 'offer'>

/**
 * The writes that change the wish of a place, which keeps its turn. `own`: the places that the person has in this line,
 * the first one first; of several only that one stays. Two wishes are never changed, and a mail says to the owner what
 * counts: one for which a shelf is held, and one of a customer who is not logged in now. No writes when nothing differs.
 */
export const askAgain = (
  market: string,
  line: Line,
  own: readonly [Place, ...Place[]],
  { wish, isMailed }: { wish: Wish; isMailed: boolean },
): Write[] => {
  const { shelfType } = line
  const held = own.find(({ offer }) => offer)
  if (held?.offer)
    return isMailed ? [emit(market, waitlistOffered, { shelfType, place: held.id, ...held.offer })] : []
  const [first] = own
  const mail = isMailed ? [emit(market, waitlistJoined, { shelfType, place: first.id, isAgain: true })] : []
  if (!own.every(place => mayChangeWish(place, wish))) return mail
  const changed = { ...first, ...(wish.customer === null ? noShorter(own, wish) : wish) }
  if (own.length === 1 && isAsBefore(first, changed)) return []
  const others = line.places.filter(place => !own.includes(place))
  return [...changeLine(market, line, { ...line, places: [...others, changed] }), ...mail]
}

/**
 * Anybody can type an address, so a change without a login keeps the later last day of both wishes: it ends no turn. The
 * mails go on greeting the name that was typed first.
 */
const noShorter = (own: readonly [Place, ...Place[]], wish: Wish): Wish => {
  const last = [...own, wish].map(lastWanted).reduce((one, other) => (one < other ? other : one))
  return { ...wish, name: own[0].name, daysLater: daysBetween(wish.dateStart, last) }
}

const isAsBefore = (place: Place, wish: Wish): boolean => WISHED.every(field => place[field] === wish[field])

const WISHED = ['shelfPeriodPrice', 'dateStart', 'daysLater', 'customer'] as const
