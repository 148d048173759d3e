import type { Texts } from '../texts.ts'

export default {
  'notices.title': 'When something is sold',
  'notices.on': 'This device tells you when something is sold.',
  'notices.turnOff': 'Switch off here',
  'notices.turnOn': 'Tell me on this device',
  'notices.turningOn': 'Switching on …',
  'notices.turningOff': 'Switching off …',
  'notices.isOn': 'You will now hear of sales here.',
  'notices.isOff': 'You will hear nothing here any more.',
  'notices.refused':
    'The browser is set to show no notifications from here. Allow them in its settings for this page, then reload.',
  'notices.homeScreen':
    'On iPhone and iPad the page must be on the home screen first: tap Share, choose Add to Home Screen, and open it from there.',
  'notices.unable': 'This browser cannot show notifications.',
  'notices.failed': 'The browser could not switch notifications on. Try again in a moment.',
  'notices.others_one': 'Also switched on on one other device.',
  'notices.others_other': 'Also switched on on {{count}} other devices.',
  'notices.othersOff': 'Switch off on the others',
  'notices.quiet': 'Quiet at night',
  'notices.quietHint': 'What is sold in that time reaches you afterwards, all at once.',
  'notices.from': 'From',
  'notices.to': 'To',
  'notices.daily': 'Mail in the morning',
  'notices.dailyHint': 'Only when something was sold since the last one.',
  'notices.saving': 'Saving …',
  'notices.saved': 'Saved.',
  'notices.ask': 'Hear when something is sold',
  'notices.yes': 'Yes, please',
  'notices.no': 'No, thanks',
  'codes.push_service_unknown': 'Your browser gets notifications through a service that we do not know.',
  'codes.push_key_wrong': 'The browser’s key for notifications is wrong. Reload the page and try again.',
} satisfies Texts
