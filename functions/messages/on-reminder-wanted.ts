import { reminderWanted } from '#events/bookings.ts'
import { dayOf, type Reminding } from '#shared/bookings/reminders.ts'
import { mayExtend } from '#shared/bookings/rules.ts'
import { isAskedFor, isBooked, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { readReminderSettings } from '../bookings/table/reminder-settings.ts'
import { type BookingRequest, readExtensions, readRequests } from '../bookings/table/request.ts'
import { readCustomer } from '../customers/table/customer.ts'
import { todayIn } from '../kit/clock.ts'
import { onEvent } from '../kit/subscriber.ts'
import { unless } from '../kit/unless.ts'
import type { Market } from '../markets/table/market.ts'
import { type Catalogue, readOffers } from '../shelves/table/catalogue.ts'
import { extensionOffer } from './extension-offer.ts'
import { reminderLetter } from './reminder-letter.ts'
import { sendOnce } from './send-once.ts'

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
    const goesOn = reminder === 'start' ? undefined : await extensionOf(marketId, booking)
    // A customer who stays on the same shelf has nothing to do. One whose extension is on another shelf moves on the last day.
    if (goesOn && (reminder !== 'end_today' || goesOn.shelf.id === booking.shelf.id)) return
    const customer = await readCustomer(marketId, booking.customer).catch(unless(commonRefusals.not_found))
    if (!customer?.email || customer.remindersOff) return
    const { language } = customer
    const letter = reminderLetter(market, language, {
      reminder,
      on,
      name: customer.name,
      shelf: booking.shelf.name,
      shelfType: booking.shelfType.name,
      dateStart: booking.dateStartCustomer,
      dateEnd: booking.dateEndCustomer,
      owed: owedInShop(booking),
      words: settings.words[reminder]?.[language] ?? '',
      extension: reminder === 'start' || goesOn ? undefined : await offerFor(offers, booking),
      movesTo: goesOn?.shelf.name,
    })
    await sendOnce(market, `${reminder}-${bookingRequest}-${on}`, customer.email, {
      ...letter,
      about: { bookingRequests: [bookingRequest], customer: booking.customer },
    })
  },
})

/** The booking stands, and the reminder is about its days as they are now. */
const fits = (
  market: Market,
  booking: BookingRequest,
  { reminder, on }: Pick<Reminding, 'reminder' | 'on'>,
): boolean =>
  (isBooked(booking.status) || isAskedFor(booking.status)) &&
  dayOf(reminder, booking, openingDaysOf(market)) === on

/** The extension of a booking that is paid, or that staff agreed to. */
const extensionOf = async (market: string, booking: BookingRequest): Promise<BookingRequest | undefined> => {
  const statuses = Object.entries(await readExtensions(market, booking))
  const [id] = statuses.find(([, status]) => isBooked(status) || isAskedFor(status)) ?? []
  return id === undefined ? undefined : (await readRequests(market, [id]))[0]
}

const offerFor = async (offers: Catalogue, booking: BookingRequest) => {
  const childrenStatuses = Object.values(booking.children)
  return mayExtend({ ...booking, childrenStatuses }, todayIn(offers.market))
    ? extensionOffer(offers, booking)
    : undefined
}

const owedInShop = ({ status, byStaff, totalPrice }: BookingRequest): number =>
  status === 'confirmed' && byStaff?.status === SHELF_BOOKING.bookedNotPaid && !byStaff.withholdFromSales
    ? totalPrice
    : 0
