import type { Texts } from '../texts.ts'

export default {
  'markets.findStores': 'Find stores',
  'markets.pictures': 'Pictures of the shop',
  'markets.bookNow': 'Book now',
  'markets.bookingOff': 'You cannot book online here right now. Contact the shop and they will help you.',
  'markets.openingHours': 'Opening hours',
  'markets.nextClosing': 'Also closed on {{date}}',
  'markets.closed': 'Closed',
  'markets.today': 'today',
  'markets.contact': 'Contact',
  'markets.website': 'Website',
  'markets.terms': 'Payment terms',
  'markets.readTerms': 'Read the payment terms',
  'markets.goodToKnow': 'Good to know',
  'markets.info': 'News from the shop',
  'markets.warning': 'Please note',
  'markets.danger': 'Important',
  'codes.online_booking_off': 'You cannot book online here right now. Please contact the shop.',
  'markets.withdraw': 'Withdraw from the contract here',
  'markets.write': 'Write to us',
} satisfies Texts
