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
  'staff.code': 'Code from your app',
  'staff.codeHint': 'Six digits, or one of your recovery codes',
  'staff.wrongCode':
    'This code does not fit. Use the one that the app shows now, or a recovery code that you have not used.',
  'staff.openShop': 'Open a new shop',
  'staff.noBookings': 'Customers cannot book at the moment.',
  'staff.seeMissing': 'See what is missing',
  'staff.account': 'Your account',
  'staff.administrators': 'Administrators',
} satisfies Texts
