import type { Texts } from '../texts.ts'

export default {
  'tenant.settings': 'Einstellungen',
  'tenant.save': 'Speichern',
  'tenant.resend': 'Mail noch einmal senden',
  'tenant.resent': 'Die Mail an {{email}} ist noch einmal unterwegs.',
  'tenant.languageTitle': 'Sprache',
  'tenant.languageText': 'Gilt für den Bildschirm und für die Mails, die wir dir schicken.',
  'tenant.mailsTitle': 'Nachrichten',
  'tenant.reminders': 'Erinnere mich an meine Buchungen',
  'tenant.remindersHint':
    'Eine Mail vor deinem ersten Tag und vor deinem letzten, damit du rechtzeitig verlängern oder ausräumen kannst.',
  'tenant.deleteTitle': 'Konto löschen',
  'tenant.deleteText': 'Sieh zuerst, was gelöscht wird und was der Laden aufbewahren muss.',
  'tenant.delete': 'Konto löschen …',
  'tenant.changeTitle': 'Bestätige deine neue E-Mail-Adresse',
  'tenant.changeText': 'Ab jetzt meldest du dich bei {{market}} mit {{email}} an statt mit {{old}}.',
  'tenant.changeNext': 'Du wirst überall abgemeldet und meldest dich mit der neuen Adresse wieder an.',
  'tenant.changeConfirm': 'Bestätigen',
  'tenant.changing': 'Wird geändert …',
  'tenant.changedTitle': 'Deine E-Mail-Adresse ist geändert',
  'tenant.changed': 'Melde dich ab jetzt mit {{email}} an. Dein Passwort bleibt gleich.',
  'tenant.changeUsed': 'Deine neue E-Mail-Adresse ist schon bestätigt. Melde dich damit an.',
  'tenant.newLink': 'Neuen Link in den Einstellungen holen',
} satisfies Texts
