import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du er logget ind som {{name}}.',
  'staff.seePage': 'Se butikkens side',
  'staff.menu': 'Menu',
  'staff.customers': 'Kunder',
  'staff.requests': 'Bookinger',
  'staff.pictures': 'Logo og billeder',
} satisfies Texts
