import type { Contract } from '../kit/contract.ts'
import { cardCalls } from './card-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { documentCalls } from './document-calls.ts'
import { refundCalls } from './refund-calls.ts'
import { withdrawalCalls } from './withdrawal-calls.ts'

/** What visitors who pay do not call (functions/payments/lazy-calls.ts). */
export const furtherContract = {
  ...cardCalls,
  ...documentCalls,
  ...refundCalls,
  ...withdrawalCalls,
} as const satisfies Contract

export const paymentsContract = { ...checkoutCalls, ...furtherContract } as const satisfies Contract
