import type { Texts } from '../texts.ts'

export default {
  'tenant.settings': 'Settings',
  'tenant.save': 'Save',
  'tenant.resend': 'Send the mail again',
  'tenant.resent': 'The mail to {{email}} is on its way again.',
  'tenant.languageTitle': 'Language',
  'tenant.languageText': 'Of the screens, and of the mails that we send you.',
  'tenant.mailsTitle': 'Messages',
  'tenant.reminders': 'Remind me of my bookings',
  'tenant.remindersHint':
    'A mail before your first day and before your last, in time to extend or to empty the shelf.',
  'tenant.deleteTitle': 'Delete account',
  'tenant.deleteText': 'First see what is deleted and what the shop has to keep.',
  'tenant.delete': 'Delete account …',
  'tenant.changeTitle': 'Confirm your new address',
  'tenant.changeText': 'From now on you log in at {{market}} with {{email}} instead of {{old}}.',
  'tenant.changeNext': 'You are logged out everywhere, and log in again with the new one.',
  'tenant.changeConfirm': 'Confirm',
  'tenant.changing': 'Changing …',
  'tenant.changedTitle': 'Your address has changed',
  'tenant.changed': 'Log in with {{email}} from now on. Your password is the same.',
  'tenant.changeUsed': 'Your new address is confirmed already. Log in with it.',
  'tenant.newLink': 'Get a new link under Settings',
} satisfies Texts
