import type { Texts } from '../texts.ts'

export default {
  'password.newPasswordTitle': 'Wähl ein neues Passwort',
  'password.mustChange': 'Der Laden hat dein Passwort zurückgesetzt. Wähl ein neues, dann geht es weiter.',
  'password.passwordRule': 'Mindestens {{count}} Zeichen, und nicht das, womit du dich anmeldest.',
  'password.tooShort': 'Nimm mindestens {{count}} Zeichen.',
  'password.savePassword': 'Passwort speichern',
  'password.passwordSaved': 'Dein neues Passwort ist gespeichert.',
  'password.saving': 'Wird gespeichert …',
  'password.confirmTitle': 'Bestätige deine E-\u2060Mail-Adresse',
  'password.verify': 'Bestätigen',
  'password.confirmed': 'Dein Passwort ist gespeichert, du kannst dich anmelden. Willkommen!',
  'password.passwordFor': 'Wähl ein Passwort für {{email}}.',
  'password.confirmedTitle': 'Deine E-\u2060Mail-Adresse ist bestätigt',
  'password.changedTitle': 'Dein Passwort ist geändert',
  'password.firstText':
    'Gib die E-Mail-Adresse ein, mit der du gebucht oder dein Konto angelegt hast. Dann schicken wir dir einen neuen Link, mit dem du dein Passwort wählst.',
  'password.justUsed': 'Das, mit dem du dich gerade angemeldet hast.',
  'password.noneTitle': 'Du kennst dein Passwort nicht?',
  'password.noneText':
    'Du hast es vergessen oder nie eins gewählt? Wir schicken einen Link an {{email}}, mit dem du ein neues wählst.',
  'password.linkSent': 'Ein Link an {{email}} ist unterwegs.',
  'password.deadLink': 'Der Link funktioniert nicht mehr',
  'password.newLink': 'Neuen Link anfordern',
  'codes.not_identical': 'Die beiden Passwörter sind nicht gleich.',
  'codes.same_as_old': 'Das ist dein aktuelles Passwort. Wähl ein anderes.',
  'codes.same_as_username': 'Das Passwort darf nicht dein Benutzername oder deine E-Mail-Adresse sein.',
  'codes.wrong_password': 'Das aktuelle Passwort stimmt nicht.',
  'codes.password_too_common': 'Dieses Passwort benutzen zu viele. Wähle ein anderes.',
  'fields.oldPassword': 'Aktuelles Passwort',
  'fields.newPassword1': 'Neues Passwort',
  'fields.newPassword2': 'Passwort wiederholen',
} satisfies Texts
