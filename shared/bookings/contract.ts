import type { Contract } from '../kit/contract.ts'
import { closingCalls } from './staff-closing-days-calls.ts'
import { confirmationCalls } from './staff-confirmation-calls.ts'
import { customerBookingsCalls } from './staff-customer-bookings-calls.ts'
import { dayBoardCalls } from './staff-day-board-calls.ts'
import { paymentRequestCalls } from './staff-payment-request-calls.ts'
import { planCalls } from './staff-plan-calls.ts'
import { reminderCalls } from './staff-reminder-calls.ts'
import { reportCalls } from './staff-report-calls.ts'
import { requestsCalls } from './staff-requests-calls.ts'
import { setUpCalls } from './staff-set-up-calls.ts'
import { shelfBookingsCalls } from './staff-shelf-bookings-calls.ts'
import { waitlistStaffCalls } from './staff-waitlist-calls.ts'
import { ownCalls } from './tenants-calls.ts'
import { extensionCalls } from './tenants-extension-calls.ts'
import { handOverCalls } from './tenants-hand-over-calls.ts'
import { moveCalls } from './tenants-move-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'
import { linkCalls } from './visitors-link-calls.ts'
import { waitlistCalls } from './visitors-waitlist-calls.ts'

/** What visitors who book do not call (functions/bookings/lazy-calls.ts). */
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
