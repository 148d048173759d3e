import type { Texts } from '../texts.ts'

export default {
  'kit.skipToContent': 'Zum Inhalt',
  'kit.language': 'Sprache',
  'kit.close': 'Schließen',
  'kit.back': 'Zurück',
  'kit.cancel': 'Abbrechen',
  'kit.loading': 'Wird geladen …',
  'kit.couldNotLoad': 'Das konnten wir nicht laden',
  'kit.broken':
    'Die Seite konnte nicht angezeigt werden. Lade sie neu, um es noch einmal zu versuchen. Was du geschrieben hast, ist noch da.',
  'kit.reload': 'Seite neu laden',
  'kit.tryAgain': 'Noch einmal versuchen',
  'kit.errorTitle': 'Das hat nicht geklappt',
  'kit.internalErrorTitle': 'Bei uns ist ein Fehler aufgetreten',
  'kit.newTab': '(öffnet in neuem Tab)',
  'kit.required': '{{field}}: bitte ausfüllen',
  'kit.putRight': 'Bitte noch korrigieren',
  'kit.aboutApp': '{{name}} – Software für Secondhand-Märkte',
  'codes.no_connection':
    'Keine Verbindung. Prüf dein Netz und versuch es noch einmal. Deine Eingaben sind noch da.',
  'codes.offline': 'Du bist offline. Deine Eingaben sind noch da.',
  'codes.bad_json': 'Wir konnten die Anfrage nicht lesen. Versuch es noch einmal.',
  'codes.busy':
    'Gerade ist viel los. Warte einen Moment und versuch es noch einmal. Was du geschrieben hast, ist noch da.',
  'codes.csrf_failed': 'Die Seite ist zu alt. Lade sie neu und versuch es noch einmal.',
  'codes.idempotency_key_reused':
    'Das wurde schon mit anderen Angaben gesendet. Lade die Seite neu und versuch es noch einmal.',
  'codes.internal_error':
    'Was du geschrieben hast, ist noch da. Versuch es noch einmal, und melde dich beim Support, wenn es wieder passiert.',
  'codes.invalid_token': 'Du wurdest abgemeldet. Melde dich wieder an.',
  'codes.market_not_found': 'Diesen Laden kennen wir nicht.',
  'codes.market_required': 'Wähl zuerst einen Laden.',
  'codes.must_change_password': 'Wähl zuerst ein neues Passwort.',
  'codes.no_token': 'Melde dich zuerst an.',
  'codes.not_found': 'Das gibt es nicht mehr.',
  'codes.permission_denied': 'Du darfst diese Seite nicht öffnen.',
  'codes.too_large': 'Das ist zu groß zum Senden.',
  'codes.too_many_requests': 'Das ging etwas zu schnell. Warte eine Minute und versuch es noch einmal.',
  'codes.blank_around': 'Bitte das Leerzeichen am Anfang oder Ende entfernen.',
  'codes.has_quotes': 'Bitte ohne Anführungszeichen.',
  'codes.invalid': 'Das sieht nicht richtig aus.',
  'codes.invalid_date': 'Das ist kein gültiges Datum.',
  'codes.invalid_email': 'Gib eine E-Mail-Adresse wie name@beispiel.de ein.',
  'codes.required': 'Bitte ausfüllen.',
  'codes.too_long': 'Das ist zu lang.',
  'codes.too_short': 'Das ist zu kurz.',
  'codes.unknown': 'Das kennen wir nicht.',
  'codes.not_enabled': 'Das ist für diesen Laden nicht eingeschaltet.',
  'codes.link_invalid': 'Der Link ist abgelaufen oder ungültig. Fordere einen neuen an.',
  'codes.link_used':
    'Der Link wurde schon benutzt, oder das Passwort wurde seitdem geändert. Melde dich an oder fordere einen neuen an.',
} satisfies Texts
