import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'You are logged in as {{name}}.',
  'staff.seePage': 'See the shop’s page',
  'staff.menu': 'Menu',
  'staff.customers': 'Customers',
  'staff.requests': 'Bookings',
  'staff.pictures': 'Logo and pictures',
  'staff.marketIdHint': 'The shop’s name, or the last part of its address',
  'staff.marketIdRule': 'Type the shop’s name, or the last part of its address.',
  'staff.wrongLogIn': 'User name, password and shop do not match. Check all three.',
  'staff.code': 'Code from your app',
  'staff.codeHint': 'Six digits, or one of your recovery codes',
  'codes.invalid_registration_code': 'The code is not valid. Ask where you got it.',
  'codes.last_administrator': 'Somebody who can log in must always stay to run the market.',
  'codes.nothing_changed': 'This is what you have already. Change something first.',
  'codes.second_factor_off': 'Two-step log-in is not switched on.',
  'codes.second_factor_on': 'Two-step log-in is switched on already.',
  'codes.username_taken': 'That user name is taken. Choose another.',
} satisfies Texts
