import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'You are logged in as {{name}}.',
  'staff.seePage': 'See the shop’s page',
  'staff.menu': 'Menu',
  'staff.customers': 'Customers',
  'staff.requests': 'Bookings',
  'staff.pictures': 'Logo and pictures',
} satisfies Texts
