import { reminderWanted } from '#events/bookings.ts'
import { whyNotExtend } from '#shared/bookings/extension.ts'
import { dayOf, type Reminding } from '#shared/bookings/reminders.ts'
import { isUnpaidInShop } from '#shared/bookings/staff-booking.ts'
import { stands } from '#shared/bookings/states.ts'
import { readReminderSettings } from '../../bookings/table/reminder-settings.ts'
import { type BookingRequest, readRequests, withExtensions } from '../../bookings/table/request.ts'
import { readPresentCustomer } from '../../customers/table/customer.ts'
import { todayIn } from '../../kit/clock.ts'
import { onEvent } from '../../kit/subscriber.ts'
import type { Market } from '../../markets/table/market.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { readTurns } from '../booking-facts/turns.ts'
import { sendOnce } from '../letter/send-once.ts'
import { extensionOffer } from './extension-offer.ts'
import { reminderLetter } from './reminder-letter.ts'

/**
 * Reminds a customer, unless the reason is gone since the morning: the booking was moved, extended or refunded, the
 * customer switched reminders off, or the day is over. Idempotent: the mail is named by reminder, booking and day.
 */
export default onEvent({
  on: reminderWanted,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market: marketId, payload }) => {
    const { bookingRequest, reminder, on, day } = payload
    const [offers, settings, [booking]] = await Promise.all([
      readOffers(marketId),
      readReminderSettings(marketId),
      readRequests(marketId, [bookingRequest]),
    ])
    const { market } = offers
    if (!booking?.customer || todayIn(market) !== day || !fits(market, booking, { reminder, on })) return
    const present = reminder === 'start' ? booking : await withExtensions(marketId, booking)
    const goesOn = reminder === 'start' ? undefined : await extensionOf(marketId, present)
    // A customer who stays on the same shelf has nothing to do. One whose extension is on another shelf moves on the last day.
    if (goesOn && (reminder !== 'end_today' || goesOn.shelf.id === booking.shelf.id)) return
    const customer = await readPresentCustomer(marketId, booking.customer)
    if (!customer?.email || customer.remindersOff) return
    const { language } = customer
    const turnsOf = await readTurns(marketId, [present])
    const letter = reminderLetter(market, language, {
      reminder,
      on,
      name: customer.name,
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
    await sendOnce(market, `${reminder}-${bookingRequest}-${on}`, customer.email, {
      ...letter,
      about: { bookingRequests: [bookingRequest], customer: customer.userNumber },
    })
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
