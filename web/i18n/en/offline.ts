import type { Texts } from '../texts.ts'

export default {
  'offline.title': 'No connection',
  'offline.asOf': 'This is how it was on {{when}}. When there is a connection again, we fetch the latest.',
  'offline.emptyBy': 'Empty by {{when}}',
  'offline.setUpFrom': 'Set up from {{when}}',
  'offline.unsentThings': 'Things that are not sent',
  'offline.keptThings':
    'They are kept on this device. We send them when the connection is back. You can close the page, but do not log out.',
  'offline.call': 'Call {{market}}:',
  'offline.loggedOut': 'You are logged out',
  'offline.logInLater': 'When there is a connection again, you can log in.',
} satisfies Texts
