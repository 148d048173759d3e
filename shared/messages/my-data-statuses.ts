/** What the tables of a tenant's own data call the states of bookings, payments and refunds. */
import type { RequestStatus } from '../bookings/states.ts'
import type { Language } from '../kit/language.ts'
import type { PaymentStatus } from '../payments/states.ts'

type RefundStatus = 'requested' | 'refunded' | 'failed'

interface StatusWords {
  booking: Record<RequestStatus, string>
  payment: Record<PaymentStatus, string>
  refund: Record<RefundStatus, string>
}

export const MY_DATA_STATUSES: Record<Language, StatusWords> = {
  da: {
    booking: {
      reserved: 'Reserveret',
      expired: 'Udløbet',
      payment_initiated: 'Betaling begyndt',
      paid: 'Betalt',
      refunded: 'Betalt tilbage',
      refund_initiated: 'Bliver betalt tilbage',
      refund_failed: 'Tilbagebetaling mislykket',
      payment_error: 'Betaling mislykket',
      confirmed: 'Bekræftet',
      payment_request: 'Venter på betaling',
      payment_request_payment_initiated: 'Venter på betaling, betaling begyndt',
    },
    payment: {
      opening: 'Åbnes',
      open: 'Åben',
      paid: 'Betalt',
      cancelled: 'Afbrudt',
      failed: 'Mislykket',
      lapsed: 'Udløbet',
    },
    refund: { requested: 'På vej', refunded: 'Betalt tilbage', failed: 'Mislykket' },
  },
  de: {
    booking: {
      reserved: 'Reserviert',
      expired: 'Abgelaufen',
      payment_initiated: 'Zahlung begonnen',
      paid: 'Bezahlt',
      refunded: 'Erstattet',
      refund_initiated: 'Wird erstattet',
      refund_failed: 'Erstattung fehlgeschlagen',
      payment_error: 'Zahlung fehlgeschlagen',
      confirmed: 'Bestätigt',
      payment_request: 'Wartet auf Zahlung',
      payment_request_payment_initiated: 'Wartet auf Zahlung, Zahlung begonnen',
    },
    payment: {
      opening: 'Wird geöffnet',
      open: 'Offen',
      paid: 'Bezahlt',
      cancelled: 'Abgebrochen',
      failed: 'Fehlgeschlagen',
      lapsed: 'Abgelaufen',
    },
    refund: { requested: 'Unterwegs', refunded: 'Erstattet', failed: 'Fehlgeschlagen' },
  },
  en: {
    booking: {
      reserved: 'Reserved',
      expired: 'Expired',
      payment_initiated: 'Payment begun',
      paid: 'Paid',
      refunded: 'Refunded',
      refund_initiated: 'Being refunded',
      refund_failed: 'Refund failed',
      payment_error: 'Payment failed',
      confirmed: 'Confirmed',
      payment_request: 'Waiting for payment',
      payment_request_payment_initiated: 'Waiting for payment, payment begun',
    },
    payment: {
      opening: 'Opening',
      open: 'Open',
      paid: 'Paid',
      cancelled: 'Cancelled',
      failed: 'Failed',
      lapsed: 'Lapsed',
    },
    refund: { requested: 'On its way', refunded: 'Refunded', failed: 'Failed' },
  },
}

/** A status of a later release stays as it is. */
export const statusWord = (of: keyof StatusWords, status: string, language: Language): string => {
  const words: Record<string, string> = MY_DATA_STATUSES[language][of]
  return words[status] ?? status
}
