import type { Texts } from '../texts.ts'

export default {
  'tenant.settings': 'Settings',
  'tenant.save': 'Save',
  'tenant.resend': 'Send the mail again',
  'tenant.resent': 'The mail to {{email}} is on its way again.',
  'tenant.languageTitle': 'Language',
  'tenant.languageText': 'Of the screens, and of the mails that we send you.',
  'tenant.languagesDiffer': 'The screens are in {{screens}}. The mails that we send you are in {{mails}}.',
  'tenant.mailsToo': 'Send my mails in {{language}} too',
  'tenant.mailsNow': 'Your mails are in {{language}} from now on.',
  'tenant.mailsTitle': 'Messages',
  'tenant.reminders': 'Remind me of my bookings',
  'tenant.remindersHint':
    'A mail before your first day and before your last, in time to extend or to empty the shelf.',
  'tenant.deleteTitle': 'Delete account',
  'tenant.deleteText': 'First see what is deleted and what the shop has to keep.',
  'tenant.delete': 'Delete account …',
  'tenant.changeTitle': 'Confirm your new address',
  'tenant.changeText': 'From now on you log in at {{market}} with {{email}} instead of {{old}}.',
  'tenant.changeNext':
    'You log in again with the new one. Wherever else you are logged in, you are logged out within an hour.',
  'tenant.changeConfirm': 'Confirm',
  'tenant.changing': 'Changing …',
  'tenant.changedTitle': 'Your address has changed',
  'tenant.changed': 'Log in with {{email}} from now on. Your password is the same.',
  'tenant.changeUsed': 'Your new address is confirmed already. Log in with it.',
  'tenant.newLink': 'Get a new link under Settings',
  'tenant.undoTitle': 'Was it not you who changed the address?',
  'tenant.undoText': 'The account at {{market}} gets {{email}} again.',
  'tenant.undoNext':
    'Everybody is logged out, the password works no more, and we mail you a link to choose a new one.',
  'tenant.undo': 'Undo the change',
  'tenant.undoing': 'Undoing …',
  'tenant.undoneTitle': 'The change is undone',
  'tenant.undone': 'The account has {{email}} again. We have mailed you a link to choose a new password.',
  'tenant.undoUsed': 'The account has this address again already.',
} satisfies Texts
