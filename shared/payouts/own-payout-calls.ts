/** What a tenant gets next, and how it is reckoned: read by the tenant, and by staff of each tenant. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { userNumber } from '../kit/user-number.ts'
import { payoutExplained, reportExplained, reportId } from './settlement-fields.ts'

const { not_enabled } = kitRefusals

export const ownPayoutCalls = {
  readPayout: {
    method: 'GET',
    audiences: ['customer', 'admin'],
    right: 'look',
    path: 'payout',
    staffPath: 'customers/{userNumber}/payout',
    summary:
      'What a tenant gets for the running period as it is now, with every deduction, and why it is nothing',
    params: z.object({ userNumber: z.optional(userNumber) }),
    answer: payoutExplained,
    refusals: [not_enabled],
  },
  readPaymentReport: {
    method: 'GET',
    audiences: ['customer', 'admin'],
    right: 'look',
    path: 'payment_reports/{id}',
    staffPath: 'customer_payment_report/{id}',
    summary: 'A settlement that was finalized, with every deduction',
    params: z.object({ id: reportId }),
    answer: reportExplained,
    refusals: [not_enabled],
  },
} as const satisfies Contract
