import type { Texts } from '../texts.ts'

export default {
  'payments.title': 'Checkout',
  'payments.yourBookings': 'Your bookings',
  'payments.empty': 'Your cart is empty. Once you have chosen a shelf and a date, they show here.',
  'payments.bookAShelf': 'Book a shelf',
  'payments.vat': 'Of which VAT ({{percent}}%)',
  'payments.whoTitle': 'Who is booking?',
  'payments.payTitle': 'Pay',
  'payments.emailHint': 'We will send your confirmation here.',
  'payments.phoneCountry': 'Country',
  'payments.iAmTenant': 'I am already a tenant here – log in',
  'payments.logInTitle': 'Log in and pay',
  'payments.knownEmail': '{{email}} is already a tenant here. Log in, and your reservation comes along.',
  'payments.logInText': 'Your reservation comes along when you log in.',
  'payments.asGuest': 'Book without logging in',
  'payments.agree': 'I agree to the payment terms',
  'payments.readTerms': 'Read the terms',
  'payments.pay': 'Pay {{amount}}',
  'payments.secure': 'You pay by card in a secure window of our payment provider.',
  'payments.paying': 'Your payment is under way …',
  'payments.confirming': 'Checking your payment …',
  'payments.cancelled':
    'The payment was cancelled by the user. No money was taken, and your reservation is kept.',
  'payments.failed': 'The payment failed. No money was taken. Try again, or use another card.',
  'payments.unloaded':
    'Lightbox SDK not loaded: the payment window could not be opened. Switch off any ad blocker and try again.',
  'payments.unsettledTitle': 'We do not know yet whether the payment went through',
  'payments.lost': 'We got no answer about your payment. Do not pay again; ask once more in a moment.',
  'payments.askAgain': 'Ask again',
  'payments.elsewhere': 'You are paying in another tab. Finish the payment there.',
  'payments.delete': 'Remove',
  'payments.deleteTitle': 'Remove the booking?',
  'payments.deleteText': '{{name}} from {{date}} leaves your cart, and the shelf becomes free for others.',
  'payments.deleting': 'Removing …',
  'payments.deleted': 'The booking has been removed from your cart',
  'payments.refunded':
    'Your payment arrived after the reservation had run out, and not every shelf was still free. The money for what you did not get is on its way back to your card.',
  'codes.too_many_windows':
    'The payment is open in too many windows. Use one of them, or close them and try again.',
  'codes.terms_not_accepted': 'Please tick the box for the payment terms.',
  'codes.invalid_signature': 'The message could not be verified.',
  'codes.payment_failed': 'The payment failed. No money was taken.',
  'codes.payment_pending':
    'The bank has not finished with your payment. Wait a moment and try again. Your shelf is held meanwhile.',
  'codes.payment_provider_unavailable':
    'The card provider does not answer. Try again shortly – your reservation is kept.',
  'fields.customerName': 'Name',
  'fields.customerEmail': 'Email',
  'fields.customerPhone': 'Phone',
  'fields.bookingIds': 'Bookings',
  'fields.termsAccepted': 'Terms',
} satisfies Texts
