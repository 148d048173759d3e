import type { Contract } from '../kit/contract.ts'
import { cardCalls } from './card-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { documentCalls } from './document-calls.ts'
import { refundCalls } from './refund-calls.ts'
import { withdrawalCalls } from './withdrawal-calls.ts'

/** What no visitor waits for who pays: its verbs load with the first such call (functions/payments/lazy-calls.ts). */
export const lazyContract = {
  ...cardCalls,
  ...documentCalls,
  ...refundCalls,
  ...withdrawalCalls,
} as const satisfies Contract

export const paymentsContract = { ...checkoutCalls, ...lazyContract } as const satisfies Contract
