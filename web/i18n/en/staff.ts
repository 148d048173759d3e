import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'You are logged in as {{name}}.',
  'staff.seePage': 'See the shop’s page',
  'staff.menu': 'Menu',
  'staff.customers': 'Customers',
  'staff.requests': 'Bookings',
  'staff.settings': 'Settings',
  'staff.marketIdHint': 'The shop’s name, or the last part of its address',
  'staff.marketIdRule': 'Type the shop’s name, or the last part of its address.',
  'staff.wrongLogIn': 'User name, password and shop do not match. Check all three.',
} satisfies Texts
