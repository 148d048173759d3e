/** The states of a card payment. */
import type { Machine } from '../kit/machine.ts'

export const PAYMENT_STATUSES = ['opening', 'open', 'paid', 'cancelled', 'failed', 'lapsed'] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The buyer may be paying: the card window is open, or about to open. */
export const isOpen = (status: PaymentStatus): boolean => status === 'opening' || status === 'open'

/**
 * opened: the provider has the session · pay: the provider has the money · cancel: the buyer closed the window ·
 * fail: window or provider refused · lapse: its reservations ran out unpaid.
 */
export type PaymentEvent = 'opened' | 'pay' | 'cancel' | 'fail' | 'lapse'

/** Money can arrive after every other end (D14), so `pay` is possible everywhere but in `paid`. */
export const paymentMachine: Machine<PaymentStatus, PaymentEvent> = {
  opening: { opened: 'open', pay: 'paid', cancel: 'cancelled', fail: 'failed', lapse: 'lapsed' },
  open: { pay: 'paid', cancel: 'cancelled', fail: 'failed', lapse: 'lapsed' },
  cancelled: { pay: 'paid' },
  failed: { pay: 'paid' },
  lapsed: { pay: 'paid' },
  paid: {},
}
