import { reminderWanted } from '#events/bookings.ts'
import { whyNotExtend } from '#shared/bookings/extension.ts'
import { dayOf, type Reminding } from '#shared/bookings/reminders.ts'
import { isUnpaidInShop } from '#shared/bookings/staff-booking.ts'
import { stands } from '#shared/bookings/states.ts'
import { readReminderSettings } from '../../bookings/table/reminder-settings.ts'
import { type BookingRequest, readRequests, withExtensions } from '../../bookings/table/request.ts'
import { todayIn } from '../../kit/clock.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { extensionOffer } from './extension-offer.ts'
import { reminderLetter } from './reminder-letter.ts'

/** The tenant, unless they switched reminders off. */
const reminded: typeof customer = async (market, facts) => {
  const found = await customer(market, facts)
  return found?.remindersOff ? undefined : found
}

/**
 * Reminds a customer, unless the reason is gone since the morning: the booking was moved, extended or refunded, the
 * customer switched reminders off, or the day is over. Idempotent: the mail is named by reminder, booking and day.
 */
export default letterTo(reminded, {
  on: reminderWanted,
  read: async (market, { bookingRequest, reminder, on, day }) => {
    const { marketId } = market
    const [booking] = await readRequests(marketId, [bookingRequest])
    if (!booking?.customer || todayIn(market) !== day || !fits(market, booking, { reminder, on }))
      return undefined
    const present = reminder === 'start' ? booking : await withExtensions(marketId, booking)
    const goesOn = reminder === 'start' ? undefined : await extensionOf(marketId, present)
    // A customer who stays on the same shelf has nothing to do. One whose extension is on another shelf moves on the last day.
    if (goesOn && (reminder !== 'end_today' || goesOn.shelf.id === booking.shelf.id)) return undefined
    return { booking, present, goesOn, customer: booking.customer }
  },
  letter: async ({ booking, present, goesOn }, { market, payload: { reminder, on }, name, language }) => {
    const { marketId } = market
    const [offers, settings, turnsOf] = await Promise.all([
      readOffers(marketId),
      readReminderSettings(marketId),
      readTurns(marketId, [present]),
    ])
    const letter = reminderLetter(market, language, {
      reminder,
      on,
      name,
      shelf: booking.shelf.name,
      shelfType: booking.shelfType.name,
      dateStart: booking.dateStartCustomer,
      dateEnd: booking.dateEndCustomer,
      turns: turnsOf(booking),
      owed: owedInShop(booking),
      words: settings.words[reminder]?.[language] ?? '',
      extension: reminder === 'start' || goesOn ? undefined : await offerFor(offers, present),
      move: goesOn && { from: booking, to: goesOn },
    })
    return {
      ...letter,
      about: { bookingRequests: [booking.id] },
      mailId: `${reminder}-${booking.id}-${on}`,
    }
  },
})

/** The booking stands, and the reminder is about its days as they are now. */
const fits = (
  market: Market,
  booking: BookingRequest,
  { reminder, on }: Pick<Reminding, 'reminder' | 'on'>,
): boolean => stands(booking.status) && dayOf(reminder, booking, market) === on

/** The extension of a booking that is paid, or that staff agreed to. */
const extensionOf = async (
  market: string,
  { children }: BookingRequest,
): Promise<BookingRequest | undefined> => {
  const [id] = Object.entries(children).find(([, status]) => stands(status)) ?? []
  return id === undefined ? undefined : (await readRequests(market, [id]))[0]
}

const offerFor = async (offers: Catalogue, booking: BookingRequest) =>
  whyNotExtend(booking, todayIn(offers.market)) ? undefined : extensionOffer(offers, booking)

const owedInShop = (booking: BookingRequest): number =>
  isUnpaidInShop(booking) && !booking.byStaff?.withholdFromSales ? booking.totalPrice : 0
