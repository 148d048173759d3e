import { lazyContract } from '#shared/bookings/contract.ts'
import { callsOf } from '../kit/http.ts'
import { readByLink } from './cart/read-by-link.ts'
import { closingDaysEffect } from './closing-days/closing-days-effect.ts'
import { readDayBoard } from './day/day-board.ts'
import { tickOnBoard, untickOnBoard } from './day/tick.ts'
import { extendByStaff } from './extend/extend-by-staff.ts'
import { extensionChoicesByLink, ownExtensionChoices } from './extend/extension-choices.ts'
import { offerHandOver, takeHandOverBack } from './hand-over/hand-over.ts'
import { acceptHandOver, declineHandOver, readHandOver } from './hand-over/hand-over-link.ts'
import { acceptMove, declineMove, readMoveWish } from './move/answer-move.ts'
import { moveChoices } from './move/move-choices.ts'
import { moveOwn, takeMoveBack } from './move/move-own.ts'
import { listOwnBookings } from './own/list-own-bookings.ts'
import { readOwnBooking } from './own/read-own-booking.ts'
import {
  sendPaymentRequest,
  settlePaymentRequest,
  withdrawPaymentRequest,
} from './payment-request/payment-request.ts'
import { addShelfBooking } from './plan/add-shelf-booking.ts'
import { changeMarketDates } from './plan/change-market-dates.ts'
import { changeShelfBooking, moveShelfBookings } from './plan/change-shelf-booking.ts'
import { listShelfBookings, readPlan, readShelfBooking } from './plan/list-shelf-bookings.ts'
import { removeShelfBooking } from './plan/remove-shelf-booking.ts'
import { changeReminders, readReminders } from './reminders/reminder-settings.ts'
import { bookingsReport } from './reports/bookings-report.ts'
import { endDateReport } from './reports/end-date-report.ts'
import { printPlan } from './reports/print-plan.ts'
import {
  bookingsReportCsv,
  bookingsReportXlsx,
  endDateReportCsv,
  endDateReportXlsx,
} from './reports/report-files.ts'
import { confirmRequest, readRequest } from './request/confirm-request.ts'
import { listCustomerBookings } from './request/list-customer-bookings.ts'
import { listRequests } from './request/list-requests.ts'
import { noteRequest } from './request/note-request.ts'
import { sendConfirmation } from './request/send-confirmation.ts'
import { readSetUp } from './set-up/set-up.ts'
import { joinWaitlist } from './waitlist/join-waitlist.ts'
import { readWaitlist, removeFromWaitlist } from './waitlist/waitlist-of-staff.ts'
import { declineOffer, leaveWaitlist, readOffer, takeOffer } from './waitlist/waitlist-offer.ts'

/** The verbs that are no part of a start, for which a visitor who books waits (`api.ts`). */
export const lazyCalls = callsOf('bookings', lazyContract, {
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
