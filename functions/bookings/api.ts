import { bookingsContract } from '#shared/bookings/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { lazyVerbs } from '../kit/lazy-verbs.ts'
import { addShelfBooking } from './add-shelf-booking.ts'
import { changeMarketDates } from './change-market-dates.ts'
import { changeShelfBooking, moveShelfBookings } from './change-shelf-booking.ts'
import { closingDaysEffect } from './closing-days-effect.ts'
import { confirmRequest, readRequest } from './confirm-request.ts'
import { extendByStaff } from './extend/extend-by-staff.ts'
import { extensionChoicesByLink, ownExtensionChoices } from './extend/extension-choices.ts'
import { listCustomerBookings } from './list-customer-bookings.ts'
import { listRequests } from './list-requests.ts'
import { listShelfBookings, readPlan, readShelfBooking } from './list-shelf-bookings.ts'
import { noteRequest } from './note-request.ts'
import { listOwnBookings } from './own/list-own-bookings.ts'
import { readOwnBooking } from './own/read-own-booking.ts'
import { sendPaymentRequest, settlePaymentRequest, withdrawPaymentRequest } from './payment-request.ts'
import { readByLink } from './read-by-link.ts'
import { readCart } from './read-cart.ts'
import { remove } from './remove.ts'
import { removeShelfBooking } from './remove-shelf-booking.ts'
import { reserve } from './reserve.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { readSetUp } from './set-up.ts'
import { takeOver } from './take-over.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'links',
  'downloads:read',
  'downloads:write',
]

export const handler = serve('bookings', bookingsContract, {
  reserve,
  readCart,
  readByLink,
  ownExtensionChoices,
  extensionChoicesByLink,
  takeOver,
  remove,
  listRequests,
  readRequest,
  confirmRequest,
  changeMarketDates,
  noteRequest,
  extendByStaff,
  listCustomerBookings,
  listOwnBookings,
  readOwnBooking,
  closingDaysEffect,
  readSetUp,
  readPlan,
  listShelfBookings,
  readShelfBooking,
  addShelfBooking,
  changeShelfBooking,
  moveShelfBookings,
  removeShelfBooking,
  sendConfirmation,
  sendPaymentRequest,
  withdrawPaymentRequest,
  settlePaymentRequest,
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
