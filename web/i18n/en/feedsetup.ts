import type { Texts } from '../texts.ts'

export default {
  'feedsetup.lead':
    'Your posts on Instagram are shown on the page of {{name}}, so customers can ask about what they see.',
  'feedsetup.noApp':
    'Reol is not connected with Instagram here. Write to Reol if you would like to show your posts.',
  'feedsetup.how':
    'You come to Instagram and agree there. It must be a business or creator account; switching is free. Reol only fetches pictures, videos and texts, and never posts anything.',
  'feedsetup.connect': 'Connect Instagram',
  'feedsetup.again': 'Connect again',
  'feedsetup.connecting': 'Connecting …',
  'feedsetup.connected': 'Connected',
  'feedsetup.notConnected': 'Not connected',
  'feedsetup.isLost': 'No longer works',
  'feedsetup.accountTitle': 'Account',
  'feedsetup.account': '@{{username}} is connected.',
  'feedsetup.since': 'Since {{at}}',
  'feedsetup.fetched': 'The posts were last fetched {{at}}. They are fetched every hour.',
  'feedsetup.fetching': 'The posts are being fetched now. It takes a moment.',
  'feedsetup.seePage': 'See them on your page',
  'feedsetup.lostTitle': 'Instagram no longer accepts the connection',
  'feedsetup.lostText':
    'This happens when the password is changed or Reol is removed on Instagram. The posts that were fetched stay on the page. New ones come once you connect again.',
  'feedsetup.deniedTitle': 'Instagram was not connected',
  'feedsetup.deniedText': 'You said no on Instagram, so nothing has changed.',
  'feedsetup.staleText': 'It took too long, or somebody else began it. Start again here.',
  'feedsetup.disconnect': 'Disconnect',
  'feedsetup.disconnecting': 'Disconnecting …',
  'feedsetup.disconnectTitle': 'Disconnect @{{username}}?',
  'feedsetup.disconnectText': 'The posts disappear from your page. On Instagram they stay where they are.',
  'feedsetup.disconnected': 'The connection is removed.',
  'codes.instagram_refused': 'Instagram did not accept the connection. Start again.',
  'codes.instagram_unavailable': 'Instagram does not answer right now. Try again in a moment.',
} satisfies Texts
