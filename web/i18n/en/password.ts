import type { Texts } from '../texts.ts'

export default {
  'codes.not_identical': 'The two passwords are not the same.',
  'codes.same_as_old': 'This is your current password. Choose another one.',
  'codes.same_as_username': 'The password must not be your user name or your email address.',
  'codes.wrong_password': 'The current password is wrong.',
  'codes.password_too_common': 'Too many people use this password. Choose another one.',
  'fields.oldPassword': 'Current password',
  'fields.newPassword1': 'New password',
  'fields.newPassword2': 'Retype password',
} satisfies Texts
