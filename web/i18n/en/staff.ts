import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'You are logged in as {{name}}.',
  'staff.seePage': 'See the shop’s page',
  'staff.menu': 'Menu',
  'staff.customers': 'Customers',
  'staff.requests': 'Bookings',
  'staff.marketIdHint': 'The shop’s name, or the last part of its address',
  'staff.marketIdRule': 'Type the shop’s name, or the last part of its address.',
  'staff.wrongLogIn': 'User name, password and shop do not match. Check all three.',
  'staff.booking': 'Booking',
  'staff.settings': 'Settings',
  'staff.pending_one': '{{count}} new booking is waiting for you',
  'staff.pending_other': '{{count}} new bookings are waiting for you',
  'staff.shelves': 'Shelves',
  'staff.periods': 'Periods',
  'staff.services': 'Extras',
  'staff.prices': 'Types and prices',
  'staff.whyNobodyBooks': 'Nobody can book online: see why',
} satisfies Texts
