import type { Texts } from '../texts.ts'

export default {
  'password.newPasswordTitle': 'Choose a new password',
  'password.mustChange': 'The shop has reset your password. Choose a new one to go on.',
  'password.passwordRule': 'At least {{count}} characters, and not what you log in with.',
  'password.tooShort': 'Use at least {{count}} characters.',
  'password.savePassword': 'Save password',
  'password.passwordSaved': 'Your new password is saved.',
  'password.saving': 'Saving …',
  'password.confirmTitle': 'Confirm your email',
  'password.verify': 'Verify',
  'password.confirmed': 'Your password is saved and you can log in. Welcome!',
  'password.passwordFor': 'Choose a password for {{email}}.',
  'password.confirmedTitle': 'Your email is confirmed',
  'password.changedTitle': 'Your password is changed',
  'password.firstText':
    'Type the address that you booked with, or made your account with. We will send you a new link to choose your password.',
  'password.justUsed': 'The one that you have just logged in with.',
  'password.noneTitle': 'Don’t know your password?',
  'password.noneText':
    'Forgot it, or never chose one? We will send a link to {{email}}, where you choose a new one.',
  'password.linkSent': 'A link to {{email}} is on its way.',
  'password.deadLink': 'This link no longer works',
  'password.newLink': 'Get a new link',
  'codes.not_identical': 'The two passwords are not the same.',
  'codes.same_as_old': 'This is your current password. Choose another one.',
  'codes.same_as_username': 'The password must not be your user name or your email address.',
  'codes.wrong_password': 'The current password is wrong.',
  'codes.password_too_common': 'Too many people use this password. Choose another one.',
  'fields.oldPassword': 'Current password',
  'fields.newPassword1': 'New password',
  'fields.newPassword2': 'Retype password',
} satisfies Texts
