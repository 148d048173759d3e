import type { Texts } from '../texts.ts'

export default {
  'codes.not_identical': 'Die beiden Passwörter sind nicht gleich.',
  'codes.same_as_old': 'Das ist dein aktuelles Passwort. Wähl ein anderes.',
  'codes.same_as_username': 'Das Passwort darf nicht dein Benutzername oder deine E-Mail-Adresse sein.',
  'codes.wrong_password': 'Das aktuelle Passwort stimmt nicht.',
  'codes.password_too_common': 'Dieses Passwort benutzen zu viele. Wähle ein anderes.',
  'fields.oldPassword': 'Aktuelles Passwort',
  'fields.newPassword1': 'Neues Passwort',
  'fields.newPassword2': 'Passwort wiederholen',
} satisfies Texts
