import type { Contract } from '../kit/contract.ts'
import { closingCalls } from './staff-closing-days-calls.ts'
import { confirmationCalls } from './staff-confirmation-calls.ts'
import { customerBookingsCalls } from './staff-customer-bookings-calls.ts'
import { dayBoardCalls } from './staff-day-board-calls.ts'
import { staffMoveCalls } from './staff-move-calls.ts'
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
import { tenantsHandOverCalls } from './tenants-hand-over-calls.ts'
import { tenantsMoveCalls } from './tenants-move-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'
import { visitorsHandOverCalls } from './visitors-hand-over-calls.ts'
import { linkCalls } from './visitors-link-calls.ts'
import { waitlistCalls } from './visitors-waitlist-calls.ts'

/** Pages of links in mails, and the waitlist. */
const ofVisitors = { ...linkCalls, ...waitlistCalls, ...visitorsHandOverCalls } as const satisfies Contract

/** A tenant's own bookings, with a login; to extend one, the link of a reminder is enough. */
const ofTenants = {
  ...ownCalls,
  ...extensionCalls,
  ...tenantsMoveCalls,
  ...tenantsHandOverCalls,
} as const satisfies Contract

const ofStaff = {
  ...requestsCalls,
  ...customerBookingsCalls,
  ...staffMoveCalls,
  ...planCalls,
  ...shelfBookingsCalls,
  ...confirmationCalls,
  ...paymentRequestCalls,
  ...reportCalls,
  ...reminderCalls,
  ...closingCalls,
  ...setUpCalls,
  ...dayBoardCalls,
  ...waitlistStaffCalls,
} as const satisfies Contract

/** What no visitor waits for who books: its verbs load with the first such call (functions/bookings/lazy-calls.ts). */
export const lazyContract = { ...ofVisitors, ...ofTenants, ...ofStaff } as const satisfies Contract

export const bookingsContract = { ...visitorsCalls, ...lazyContract } as const satisfies Contract
