import type { Contract } from '../kit/contract.ts'
import { closingCalls } from './closing-calls.ts'
import { confirmationCalls } from './confirmation-calls.ts'
import { customerBookingsCalls } from './customer-bookings-calls.ts'
import { dayBoardCalls } from './day-board-calls.ts'
import { extensionCalls } from './extension-calls.ts'
import { handOverCalls } from './hand-over-calls.ts'
import { linkCalls } from './link-calls.ts'
import { moveCalls } from './move-calls.ts'
import { ownCalls } from './own-calls.ts'
import { paymentRequestCalls } from './payment-request-calls.ts'
import { planCalls } from './plan-calls.ts'
import { reminderCalls } from './reminder-calls.ts'
import { reportCalls } from './report-calls.ts'
import { requestsCalls } from './requests-calls.ts'
import { setUpCalls } from './set-up-calls.ts'
import { shelfBookingsCalls } from './shelf-bookings-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'
import { waitlistCalls } from './waitlist-calls.ts'
import { waitlistStaffCalls } from './waitlist-staff-calls.ts'

/** What visitors who book do not call (functions/bookings/further-calls.ts). */
export const furtherContract = {
  ...linkCalls,
  ...extensionCalls,
  ...requestsCalls,
  ...customerBookingsCalls,
  ...ownCalls,
  ...moveCalls,
  ...planCalls,
  ...shelfBookingsCalls,
  ...confirmationCalls,
  ...paymentRequestCalls,
  ...reportCalls,
  ...reminderCalls,
  ...closingCalls,
  ...setUpCalls,
  ...dayBoardCalls,
  ...waitlistCalls,
  ...waitlistStaffCalls,
  ...handOverCalls,
} as const satisfies Contract

export const bookingsContract = { ...visitorsCalls, ...furtherContract } as const satisfies Contract
