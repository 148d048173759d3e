import type { Texts } from '../texts.ts'

export default {
  'paymentrequest.title': 'Pay your booking',
  'paymentrequest.lead': '{{shop}} has booked a shelf for you. Pay here and it is yours.',
  'paymentrequest.freeTitle': 'Confirm your booking',
  'paymentrequest.freeLead': '{{shop}} has booked a shelf for you. Confirm here, and it is yours.',
  'paymentrequest.rent': 'Rent',
  'paymentrequest.total': 'Total',
  'paymentrequest.until': 'The link works until {{day}} at {{time}}.',
  'paymentrequest.back': 'Back',
  'paymentrequest.paidTitle': 'The booking is paid',
  'paymentrequest.paidText': 'There is nothing left to do. If you got no mail, contact the shop.',
  'paymentrequest.overTitle': 'This link no longer works',
  'paymentrequest.overText': 'Its time is over, or the shop has taken it back. Ask the shop for a new one.',
} satisfies Texts
