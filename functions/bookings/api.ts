import { bookingsContract } from '#shared/bookings/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { lazyVerbs } from '../kit/lazy-verbs.ts'
import { readByLink } from './read-by-link.ts'
import { readCart } from './read-cart.ts'
import { remove } from './remove.ts'
import { reserve } from './reserve.ts'
import { takeOver } from './take-over.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'links',
  'downloads:read',
  'downloads:write',
]

/** What a visitor who books calls comes with the start of the function. */
export const handler = serve('bookings', bookingsContract, {
  reserve,
  readCart,
  readByLink,
  takeOver,
  remove,
  ...lazyVerbs(() => import('./add-shelf-booking.ts'), 'addShelfBooking'),
  ...lazyVerbs(() => import('./change-market-dates.ts'), 'changeMarketDates'),
  ...lazyVerbs(() => import('./change-shelf-booking.ts'), 'changeShelfBooking', 'moveShelfBookings'),
  ...lazyVerbs(() => import('./closing-days-effect.ts'), 'closingDaysEffect'),
  ...lazyVerbs(() => import('./confirm-request.ts'), 'confirmRequest', 'readRequest'),
  ...lazyVerbs(() => import('./extend/extend-by-staff.ts'), 'extendByStaff'),
  ...lazyVerbs(
    () => import('./extend/extension-choices.ts'),
    'extensionChoicesByLink',
    'ownExtensionChoices',
  ),
  ...lazyVerbs(() => import('./list-customer-bookings.ts'), 'listCustomerBookings'),
  ...lazyVerbs(() => import('./own/list-own-bookings.ts'), 'listOwnBookings'),
  ...lazyVerbs(() => import('./list-requests.ts'), 'listRequests'),
  ...lazyVerbs(() => import('./list-shelf-bookings.ts'), 'listShelfBookings', 'readPlan', 'readShelfBooking'),
  ...lazyVerbs(() => import('./note-request.ts'), 'noteRequest'),
  ...lazyVerbs(
    () => import('./payment-request.ts'),
    'sendPaymentRequest',
    'settlePaymentRequest',
    'withdrawPaymentRequest',
  ),
  ...lazyVerbs(() => import('./own/read-own-booking.ts'), 'readOwnBooking'),
  ...lazyVerbs(() => import('./remove-shelf-booking.ts'), 'removeShelfBooking'),
  ...lazyVerbs(() => import('./send-confirmation.ts'), 'sendConfirmation'),
  ...lazyVerbs(() => import('./set-up.ts'), 'readSetUp'),
  ...lazyVerbs(() => import('./day-board.ts'), 'readDayBoard'),
  ...lazyVerbs(() => import('./tick.ts'), 'tickOnBoard', 'untickOnBoard'),
  ...lazyVerbs(() => import('./reports/end-date-report.ts'), 'endDateReport'),
  ...lazyVerbs(() => import('./reports/bookings-report.ts'), 'bookingsReport'),
  ...lazyVerbs(
    () => import('./reports/report-files.ts'),
    'endDateReportXlsx',
    'endDateReportCsv',
    'bookingsReportXlsx',
    'bookingsReportCsv',
  ),
  ...lazyVerbs(() => import('./reports/print-plan.ts'), 'printPlan'),
  ...lazyVerbs(() => import('./reminder-settings.ts'), 'readReminders', 'changeReminders'),
  ...lazyVerbs(() => import('./move/move-choices.ts'), 'moveChoices'),
  ...lazyVerbs(() => import('./move/move-own.ts'), 'moveOwn', 'takeMoveBack'),
  ...lazyVerbs(() => import('./move/answer-move.ts'), 'readMoveWish', 'acceptMove', 'declineMove'),
  ...lazyVerbs(() => import('./waitlist/join-waitlist.ts'), 'joinWaitlist'),
  ...lazyVerbs(
    () => import('./waitlist/waitlist-offer.ts'),
    'leaveWaitlist',
    'readOffer',
    'takeOffer',
    'declineOffer',
  ),
  ...lazyVerbs(() => import('./hand-over/hand-over.ts'), 'offerHandOver', 'takeHandOverBack'),
  ...lazyVerbs(
    () => import('./hand-over/hand-over-link.ts'),
    'readHandOver',
    'acceptHandOver',
    'declineHandOver',
  ),
  ...lazyVerbs(() => import('./waitlist/waitlist-of-staff.ts'), 'readWaitlist', 'removeFromWaitlist'),
})
