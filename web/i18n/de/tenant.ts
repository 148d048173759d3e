import type { Texts } from '../texts.ts'

export default {
  'tenant.settings': 'Einstellungen',
  'tenant.save': 'Speichern',
  'tenant.resend': 'Mail noch einmal senden',
  'tenant.resent': 'Die Mail an {{email}} ist noch einmal unterwegs.',
  'tenant.languageTitle': 'Sprache',
  'tenant.languageText': 'Gilt für den Bildschirm und für die Mails, die wir dir schicken.',
  'tenant.languagesDiffer': 'Die Seiten sind auf {{screens}}. Die E-Mails an dich sind auf {{mails}}.',
  'tenant.mailsToo': 'Auch meine E-Mails auf {{language}} senden',
  'tenant.mailsNow': 'Ab jetzt sind deine E-Mails auf {{language}}.',
  'tenant.mailsTitle': 'Nachrichten',
  'tenant.reminders': 'Erinnere mich an meine Buchungen',
  'tenant.remindersHint':
    'Eine Mail vor deinem ersten Tag und vor deinem letzten, damit du rechtzeitig verlängern oder ausräumen kannst.',
  'tenant.deleteTitle': 'Konto löschen',
  'tenant.deleteText': 'Sieh zuerst, was gelöscht wird und was der Laden aufbewahren muss.',
  'tenant.delete': 'Konto löschen …',
  'tenant.changeTitle': 'Neue E-\u2060Mail-Adresse bestätigen',
  'tenant.changeText': 'Ab jetzt meldest du dich bei {{market}} mit {{email}} an statt mit {{old}}.',
  'tenant.changeNext':
    'Danach meldest du dich mit der neuen Adresse wieder an. Wo du sonst noch angemeldet bist, wirst du innerhalb einer Stunde abgemeldet.',
  'tenant.changeConfirm': 'Bestätigen',
  'tenant.changing': 'Wird geändert …',
  'tenant.changedTitle': 'Deine E-\u2060Mail-Adresse ist geändert',
  'tenant.changed': 'Melde dich ab jetzt mit {{email}} an. Dein Passwort bleibt gleich.',
  'tenant.changeUsed': 'Deine neue E-Mail-Adresse ist schon bestätigt. Melde dich damit an.',
  'tenant.newLink': 'Neuen Link in den Einstellungen holen',
  'tenant.undoTitle': 'Hast nicht du die E‑Mail-Adresse geändert?',
  'tenant.undoText': 'Das Konto bei {{market}} bekommt wieder {{email}}.',
  'tenant.undoNext':
    'Alle werden abgemeldet, das Passwort gilt nicht mehr, und wir schicken dir einen Link, mit dem du ein neues wählst.',
  'tenant.undo': 'Änderung rückgängig machen',
  'tenant.undoing': 'Wird rückgängig gemacht …',
  'tenant.undoneTitle': 'Die Änderung ist rückgängig gemacht',
  'tenant.undone':
    'Das Konto hat wieder {{email}}. Wir haben dir einen Link für ein neues Passwort geschickt.',
  'tenant.undoUsed': 'Das Konto hat diese Adresse schon wieder.',
  'tenant.accountTitle': 'Neues Bankkonto bestätigen',
  'tenant.accountText': '{{market}} soll dein Geld auf das Konto mit der Endung {{ends}} auszahlen.',
  'tenant.accountNext':
    'Bestätige nur, wenn du es selbst geändert hast und das Konto deins ist. Sonst ruf sofort den Laden an.',
  'tenant.accountConfirm': 'Bestätigen',
  'tenant.accountConfirming': 'Wird bestätigt …',
  'tenant.accountDoneTitle': 'Dein Bankkonto ist bestätigt',
  'tenant.accountDone': '{{market}} zahlt dein Geld ab jetzt auf dieses Konto aus.',
  'tenant.accountUsed': 'Dein Bankkonto ist schon bestätigt. Du brauchst nichts mehr zu tun.',
  'tenant.accountNewLink': 'Neue Mail in den Einstellungen anfordern',
  'codes.account_changed_since':
    'Das Bankkonto wurde nach dieser Mail noch einmal geändert. Nimm die neueste Mail dazu.',
  'codes.account_confirmed': 'Dein Bankkonto ist schon bestätigt.',
} satisfies Texts
