import { furtherContract } from '#shared/bookings/contract.ts'
import { callsOf } from '../kit/http.ts'
import { addShelfBooking } from './add-shelf-booking.ts'
import { changeMarketDates } from './change-market-dates.ts'
import { changeShelfBooking, moveShelfBookings } from './change-shelf-booking.ts'
import { closingDaysEffect } from './closing-days-effect.ts'
import { confirmRequest, readRequest } from './confirm-request.ts'
import { readDayBoard } from './day-board.ts'
import { extendByStaff } from './extend/extend-by-staff.ts'
import { extensionChoicesByLink, ownExtensionChoices } from './extend/extension-choices.ts'
import { offerHandOver, takeHandOverBack } from './hand-over/hand-over.ts'
import { acceptHandOver, declineHandOver, readHandOver } from './hand-over/hand-over-link.ts'
import { listCustomerBookings } from './list-customer-bookings.ts'
import { listRequests } from './list-requests.ts'
import { listShelfBookings, readPlan, readShelfBooking } from './list-shelf-bookings.ts'
import { acceptMove, declineMove, readMoveWish } from './move/answer-move.ts'
import { moveChoices } from './move/move-choices.ts'
import { moveOwn, takeMoveBack } from './move/move-own.ts'
import { noteRequest } from './note-request.ts'
import { listOwnBookings } from './own/list-own-bookings.ts'
import { readOwnBooking } from './own/read-own-booking.ts'
import { sendPaymentRequest, settlePaymentRequest, withdrawPaymentRequest } from './payment-request.ts'
import { readByLink } from './read-by-link.ts'
import { changeReminders, readReminders } from './reminder-settings.ts'
import { removeShelfBooking } from './remove-shelf-booking.ts'
import { bookingsReport } from './reports/bookings-report.ts'
import { endDateReport } from './reports/end-date-report.ts'
import { printPlan } from './reports/print-plan.ts'
import {
  bookingsReportCsv,
  bookingsReportXlsx,
  endDateReportCsv,
  endDateReportXlsx,
} from './reports/report-files.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { readSetUp } from './set-up.ts'
import { tickOnBoard, untickOnBoard } from './tick.ts'
import { joinWaitlist } from './waitlist/join-waitlist.ts'
import { readWaitlist, removeFromWaitlist } from './waitlist/waitlist-of-staff.ts'
import { declineOffer, leaveWaitlist, readOffer, takeOffer } from './waitlist/waitlist-offer.ts'

/** What visitors who book do not call: staff's calls, and those of tenants who have booked. */
export const furtherCalls = callsOf('bookings', furtherContract, {
  readByLink,
  addShelfBooking,
  changeMarketDates,
  changeShelfBooking,
  moveShelfBookings,
  closingDaysEffect,
  confirmRequest,
  readRequest,
  extendByStaff,
  extensionChoicesByLink,
  ownExtensionChoices,
  listCustomerBookings,
  listOwnBookings,
  listRequests,
  listShelfBookings,
  readPlan,
  readShelfBooking,
  noteRequest,
  sendPaymentRequest,
  settlePaymentRequest,
  withdrawPaymentRequest,
  readOwnBooking,
  removeShelfBooking,
  sendConfirmation,
  readSetUp,
  readDayBoard,
  tickOnBoard,
  untickOnBoard,
  endDateReport,
  bookingsReport,
  endDateReportXlsx,
  endDateReportCsv,
  bookingsReportXlsx,
  bookingsReportCsv,
  printPlan,
  readReminders,
  changeReminders,
  moveChoices,
  moveOwn,
  takeMoveBack,
  readMoveWish,
  acceptMove,
  declineMove,
  joinWaitlist,
  leaveWaitlist,
  readOffer,
  takeOffer,
  declineOffer,
  offerHandOver,
  takeHandOverBack,
  readHandOver,
  acceptHandOver,
  declineHandOver,
  readWaitlist,
  removeFromWaitlist,
})
