import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates':
    'The customer has bought more days. Leave at least the days that are paid for.',
  'codes.booking_runs': 'The booking has begun. Its first day cannot be moved.',
  'codes.held_by_visitor':
    'A visitor is booking this shelf. Wait until the reservation is paid or has run out.',
  'codes.no_mail_address': 'The customer has no mail address.',
  'codes.not_booked': 'The shelf is not booked, so there is nothing to confirm.',
  'codes.payment_request_out': 'A payment link is out. Take it back before you change the booking.',
  'codes.refund_first': 'The booking is paid, online or by a settlement. Refund the money instead.',
  'codes.status_not_possible': 'The booking cannot get this status.',
  'staff-bookings.needsYou': 'Needs you',
  'staff-bookings.lapsed': 'Link lapsed',
  'staff-bookings.link': 'Payment link',
  'staff-bookings.dayAndTime': '{{day}} at {{time}}',
  'staff-bookings.linkSent': 'Payment link sent {{when}} to {{email}}.',
  'staff-bookings.linkIsOut': 'The payment link is out.',
  'staff-bookings.linkWorks': 'If the customer has not paid by {{when}}, the booking is unpaid again.',
  'staff-bookings.linkPaying': 'The customer has the card window open right now.',
  'staff-bookings.linkLapsed':
    'The link lapsed {{when}} without payment. Send a new one, or talk to the customer.',
  'staff-bookings.linkOver': 'The link no longer works.',
  'staff-bookings.linkPaid': 'The customer paid {{when}}.',
  'staff-bookings.linkSettled': 'Paid in another way {{when}}.',
  'staff-bookings.send': 'Send payment link',
  'staff-bookings.sendNew': 'Send new payment link',
  'staff-bookings.sendAgain': 'Send link again',
  'staff-bookings.sendTitle': 'Send payment link?',
  'staff-bookings.sendAgainTitle': 'Send the link again?',
  'staff-bookings.sendTo':
    'The mail “Pay your booking at {{shop}}” with a link to pay {{amount}} goes to {{email}}.',
  'staff-bookings.worksUntil': 'Last day to pay',
  'staff-bookings.worksByItself': 'Leave it empty, and the link works until {{when}}.',
  'staff-bookings.dayIsOver': 'Choose a day that is not over.',
  'staff-bookings.freeTitle': 'The booking costs nothing',
  'staff-bookings.freeText':
    'The customer needs no card. By the link they agree to the booking and get a confirmation.',
  'staff-bookings.sendMeans':
    'While the link is out, dates and price stay as they are. If the customer does not pay in time, the booking is unpaid again, and you see it here.',
  'staff-bookings.sending': 'Sending …',
  'staff-bookings.isSent': 'The payment link is sent.',
  'staff-bookings.saving': 'Saving …',
  'staff-bookings.noAddressTitle': 'There is no mail address to send to',
  'staff-bookings.noAddressText':
    'The link goes to the customer’s mail address. Add it on the customer’s page, then come back.',
  'staff-bookings.noCustomerText':
    'The booking has no customer, so the link can go to nobody. Book the shelf for the customer instead.',
  'staff-bookings.addAddress': 'Open the customer',
  'staff-bookings.onlineOff':
    'Online booking is off or not ready, so nobody can pay by a link. See Settings.',
  'staff-bookings.changedTitle': 'Someone else has changed the booking meanwhile',
  'staff-bookings.changedPrice':
    'It now costs {{amount}} in all. Look it through, and press again. What you typed is still here.',
  'staff-bookings.linkGone':
    'Meanwhile the link was paid, lapsed or taken back. Here is the booking as it is now.',
  'staff-bookings.inShort': '{{shelf}}, {{dates}}, {{amount}}',
  'staff-bookings.was': 'Before: {{before}}',
  'staff-bookings.isNow': 'Now: {{now}}',
  'staff-bookings.changedOther': 'Shelf, days and price are the same.',
  'staff-bookings.settle': 'Paid in another way',
  'staff-bookings.settleTitle': 'Note {{amount}} as paid in the shop?',
  'staff-bookings.settleText':
    'The booking counts as paid, and the link no longer works. Ring the amount up at your own till.',
  'staff-bookings.settlePaying':
    'The customer has the card window open. If they pay all the same, the money goes back to the card by itself.',
  'staff-bookings.settleSave': 'Note as paid',
  'staff-bookings.isSettled': 'The booking is noted as paid in the shop.',
  'staff-bookings.withdraw': 'Take link back',
  'staff-bookings.withdrawTitle': 'Take the payment link back?',
  'staff-bookings.withdrawText':
    'The link in the mail no longer works, and the booking is unpaid. The customer gets no mail about it.',
  'staff-bookings.withdrawPaying':
    'The customer has the card window open. If they pay now, the payment counts all the same.',
  'staff-bookings.isWithdrawn': 'The link is taken back.',
} satisfies Texts
