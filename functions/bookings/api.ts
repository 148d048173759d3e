import { bookingsContract } from '#shared/bookings/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { addShelfBooking } from './add-shelf-booking.ts'
import { bookingsReport } from './bookings-report.ts'
import { changeMarketDates } from './change-market-dates.ts'
import { changeShelfBooking, moveShelfBookings } from './change-shelf-booking.ts'
import { closingDaysEffect } from './closing-days-effect.ts'
import { confirmRequest, readRequest } from './confirm-request.ts'
import { readDayBoard } from './day-board.ts'
import { endDateReport } from './end-date-report.ts'
import { extendByStaff } from './extend-by-staff.ts'
import { extensionChoicesByLink, ownExtensionChoices } from './extension-choices.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { listCustomerBookings } from './list-customer-bookings.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { listRequests } from './list-requests.ts'
import { listShelfBookings, readPlan, readShelfBooking } from './list-shelf-bookings.ts'
import { noteRequest } from './note-request.ts'
import { sendPaymentRequest, settlePaymentRequest, withdrawPaymentRequest } from './payment-request.ts'
import { readByLink } from './read-by-link.ts'
import { readCart } from './read-cart.ts'
import { readOwnBooking } from './read-own-booking.ts'
import { changeReminders, readReminders } from './reminders.ts'
import { remove } from './remove.ts'
import { removeShelfBooking } from './remove-shelf-booking.ts'
import { reserve } from './reserve.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { readSetUp } from './set-up.ts'
import { takeOver } from './take-over.ts'
import { tickOnBoard, untickOnBoard } from './tick.ts'
import { readWaitlist, removeFromWaitlist } from './waitlist-of-staff.ts'
import { declineOffer, leaveWaitlist, readOffer, takeOffer } from './waitlist-offer.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'links',
  'downloads:read',
  'downloads:write',
]

/** Staff make files now and then. What makes them is no part of the start, for which a visitor waits. */
const files = () => import('./report-files.ts')

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
  readDayBoard,
  tickOnBoard,
  untickOnBoard,
  endDateReport,
  endDateReportXlsx: async call => (await files()).endDateReportXlsx(call),
  endDateReportCsv: async call => (await files()).endDateReportCsv(call),
  bookingsReport,
  bookingsReportXlsx: async call => (await files()).bookingsReportXlsx(call),
  bookingsReportCsv: async call => (await files()).bookingsReportCsv(call),
  printPlan: async call => (await import('./print-plan.ts')).printPlan(call),
  readReminders,
  changeReminders,
  joinWaitlist,
  leaveWaitlist,
  readOffer,
  takeOffer,
  declineOffer,
  readWaitlist,
  removeFromWaitlist,
})
