/** An extension on another shelf than the booking that it extends: its tenant empties the one and sets up the other. */
import { emptyBy, setUpFrom } from '#shared/bookings/shelf-hours.ts'
import type { Day } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { type BookingRequest, readRequests } from '../../bookings/table/request.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Letter, Phrase } from '../letter/letter.ts'
import { SHELF_MOVE_TEXTS } from './shelf-move-texts.ts'
import { spokenDayAndHour } from './when-rows.ts'

type Shop = Pick<Market, 'openingHours' | 'closingDays' | 'bookingOpeningDays'>
type Stay = Pick<BookingRequest, 'dateStartCustomer' | 'dateEndCustomer'> & { shelf: { name: string } }

export interface ShelfMove {
  /** The booking that is extended. */
  from: Stay
  /** Its extension. */
  to: Stay
}

/** The moves that some bookings bring. No read for bookings that extend none. */
export const readShelfMoves = async (
  market: string,
  bookings: readonly BookingRequest[],
): Promise<ShelfMove[]> => {
  const parents = await readRequests(
    market,
    bookings.flatMap(({ parentBookingRequest }) => parentBookingRequest ?? []),
  )
  return bookings.flatMap(to => {
    const from = parents.find(({ id }) => id === to.parentBookingRequest)
    return from && from.shelf.id !== to.shelf.id ? [{ from, to }] : []
  })
}

/** The old shelf is empty on a day before that on which the new one begins. */
const hasNightBetween = (shop: Shop, { from, to }: ShelfMove): boolean =>
  emptyBy(shop, from).day < setUpFrom(shop, to).day

/**
 * From which shelf to which, by when the old one is empty and from when the new one is the tenant's. Who extends after the
 * last day has emptied the old one.
 */
export const moveTable = (
  shop: Shop,
  { from, to }: ShelfMove,
  language: Language,
  today: Day,
): Letter['tables'][number] => {
  const say = SHELF_MOVE_TEXTS[language]
  const empty = emptyBy(shop, from)
  const rows: [Phrase, Phrase][] = [
    [say.yoursFrom(to.shelf.name), spokenDayAndHour(setUpFrom(shop, to), language, true)],
  ]
  if (empty.day >= today)
    rows.unshift([say.emptyBy(from.shelf.name), spokenDayAndHour(empty, language, true)])
  return { title: say.title(from.shelf.name, to.shelf.name), rows }
}

/** That the tenant asks the shop where their things stay; empty when no move has a night between that is to come. */
export const betweenShelves = (
  shop: Shop,
  moves: readonly ShelfMove[],
  language: Language,
  today: Day,
): string[] =>
  moves.some(move => hasNightBetween(shop, move) && setUpFrom(shop, move.to).day > today)
    ? [SHELF_MOVE_TEXTS[language].between]
    : []

/** On the last day on the old shelf: where the tenant goes on and from when. */
export const goesOnText = (shop: Shop, move: ShelfMove, language: Language): string => {
  const say = SHELF_MOVE_TEXTS[language]
  const { name } = move.to.shelf
  return hasNightBetween(shop, move)
    ? `${say.goesOn(name, spokenDayAndHour(setUpFrom(shop, move.to), language))} ${say.between}`
    : say.goesOnToday(name)
}
