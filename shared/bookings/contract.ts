import type { Contract } from '../kit/contract.ts'
import { closingCalls } from './closing-calls.ts'
import { confirmationCalls } from './confirmation-calls.ts'
import { customerBookingsCalls } from './customer-bookings-calls.ts'
import { requestsCalls } from './requests-calls.ts'
import { setUpCalls } from './set-up-calls.ts'
import { shelfBookingsCalls } from './shelf-bookings-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'

export const bookingsContract = {
  ...visitorsCalls,
  ...requestsCalls,
  ...customerBookingsCalls,
  ...shelfBookingsCalls,
  ...confirmationCalls,
  ...closingCalls,
  ...setUpCalls,
} as const satisfies Contract
