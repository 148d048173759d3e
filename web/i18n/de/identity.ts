import type { Texts } from '../texts.ts'

export default {
  'identity.username': 'Benutzername',
  'identity.emailOrNumber': 'E-Mail oder Kundennummer',
  'identity.password': 'Passwort',
  'identity.showPassword': 'Passwort zeigen oder verbergen',
  'identity.logIn': 'Anmelden',
  'identity.logOut': 'Abmelden',
  'identity.loggingIn': 'Du wirst angemeldet …',
  'identity.forgot': 'Passwort vergessen?',
  'identity.byCode': 'Stattdessen einen Code per Mail bekommen',
  'identity.adminTitle': 'Anmeldung für das Team',
  'identity.changePassword': 'Passwort ändern',
  'identity.sending': 'Wird gesendet …',
  'identity.toLogIn': 'Zur Anmeldung',
  'identity.resetTitle': 'Passwort vergessen?',
  'identity.resetText':
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  'identity.sendLink': 'Link senden',
  'identity.linkSent': 'Wenn {{email}} hier ein Konto hat, ist jetzt ein Link unterwegs.',
  'identity.tenants': 'Mietest du hier schon?',
  'identity.toMyPage': 'Zu deiner Seite',
  'identity.appHint': 'Deine Verkäufe siehst du auch in der App auf dem Handy. Frag im Laden danach.',
  'codes.wrong_door':
    'Dieses Konto meldet sich woanders an: das Team über die Startseite, Mieter auf der Seite des Ladens.',
  'codes.invalid_credentials': 'E-Mail, Kundennummer oder Passwort stimmt nicht.',
  'codes.invalid_grant': 'Du wurdest abgemeldet. Melde dich wieder an.',
  'codes.too_many_attempts': 'Zu viele Versuche. Warte ein paar Minuten.',
  'fields.email': 'E-Mail',
  'fields.username': 'Benutzername',
  'fields.password': 'Passwort',
  'fields.market_id': 'Laden',
} satisfies Texts
