export const codes = {
  'codes.no_connection':
    'Wir haben keine Verbindung. Prüf dein Netz und versuch es noch einmal. Deine Eingaben sind noch da.',
  'codes.wrong_door':
    'Dieses Konto meldet sich woanders an: das Team über die Startseite, Mieter auf der Seite des Ladens.',
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
  'codes.date_out_of_range': 'Wähl ein Datum aus den nächsten zwei Monaten.',
  'codes.has_quotes': 'Bitte ohne Anführungszeichen.',
  'codes.invalid': 'Das sieht nicht richtig aus.',
  'codes.invalid_date': 'Das ist kein gültiges Datum.',
  'codes.invalid_email': 'Gib eine E-Mail-Adresse wie name@beispiel.de ein.',
  'codes.invalid_phone': 'Gib eine Telefonnummer ein, die zum Land passt.',
  'codes.not_identical': 'Die beiden Passwörter sind nicht gleich.',
  'codes.not_in_cart': 'Diese Buchung ist nicht mehr in deinem Warenkorb.',
  'codes.required': 'Bitte ausfüllen.',
  'codes.same_as_old': 'Das ist dein aktuelles Passwort. Wähl ein anderes.',
  'codes.same_as_username': 'Das Passwort darf nicht dein Benutzername oder deine E-Mail-Adresse sein.',
  'codes.service_unknown': 'Ein Extra gibt es nicht mehr.',
  'codes.terms_not_accepted': 'Stimme bitte den Zahlungsbedingungen zu.',
  'codes.too_long': 'Das ist zu lang.',
  'codes.too_short': 'Das ist zu kurz.',
  'codes.unknown': 'Das kennen wir nicht.',
  'codes.wrong_password': 'Das aktuelle Passwort stimmt nicht.',
  'codes.customer_exists':
    'Du bist hier schon Mieter. Melde dich an, um zu bezahlen – deine Reservierung bleibt.',
  'codes.invalid_credentials': 'Benutzername oder Passwort stimmt nicht.',
  'codes.invalid_grant': 'Du wurdest abgemeldet. Melde dich wieder an.',
  'codes.link_invalid': 'Der Link ist abgelaufen oder ungültig. Fordere einen neuen an.',
  'codes.link_used':
    'Der Link wurde schon benutzt, oder das Passwort wurde seitdem geändert. Melde dich an oder fordere einen neuen an.',
  'codes.too_many_attempts': 'Zu viele Versuche. Warte ein paar Minuten.',
  'codes.cart_full': 'Dein Warenkorb ist voll. Bezahl zuerst, dann kannst du mehr buchen.',
  'codes.closed_on_date': 'An dem Tag ist geschlossen. Wähl ein anderes Startdatum.',
  'codes.error_booking_period_unavailable':
    'In diesem Zeitraum ist kein Regal frei. Wähl ein anderes Startdatum – deine übrige Auswahl bleibt.',
  'codes.extension_not_allowed': 'Die Buchung kann nicht mehr verlängert werden.',
  'codes.invalid_signature': 'Die Nachricht konnte nicht bestätigt werden.',
  'codes.online_booking_off': 'Hier kannst du gerade nicht online buchen. Melde dich beim Laden.',
  'codes.payment_failed': 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
  'codes.payment_pending':
    'Die Bank ist mit deiner Zahlung noch nicht fertig. Warte kurz und versuch es noch einmal. Dein Regal bleibt so lange reserviert.',
  'codes.payment_provider_unavailable':
    'Der Zahlungsanbieter antwortet nicht. Versuch es gleich noch einmal – deine Reservierung bleibt.',
  'codes.reservation_expired': 'Die Buchungsdaten sind veraltet. Bitte beginne noch einmal von vorn.',
}
