import type { Texts } from '../texts.ts'

export default {
  'payments.title': 'Bezahlen',
  'payments.yourBookings': 'Deine Buchungen',
  'payments.empty': 'Dein Warenkorb ist leer. Sobald du Regal und Datum gewählt hast, stehen sie hier.',
  'payments.bookAShelf': 'Regal buchen',
  'payments.vat': 'Davon MwSt. ({{percent}} %)',
  'payments.whoTitle': 'Wer bucht?',
  'payments.payTitle': 'Bezahlen',
  'payments.emailHint': 'Hierhin schicken wir deine Bestätigung.',
  'payments.phoneCountry': 'Land',
  'payments.iAmTenant': 'Ich bin hier schon Mieter – anmelden',
  'payments.logInTitle': 'Anmelden und bezahlen',
  'payments.knownEmail': '{{email}} ist hier schon Mieter. Melde dich an, deine Reservierung kommt mit.',
  'payments.logInText': 'Deine Reservierung kommt mit, wenn du dich anmeldest.',
  'payments.asGuest': 'Ohne Anmeldung buchen',
  'payments.agree': 'Ich stimme den Zahlungsbedingungen zu',
  'payments.readTerms': 'Bedingungen lesen',
  'payments.pay': '{{amount}} bezahlen',
  'payments.secure': 'Du bezahlst mit Karte in einem sicheren Fenster unseres Zahlungsanbieters.',
  'payments.paying': 'Deine Zahlung läuft …',
  'payments.confirming': 'Wir fragen nach deiner Zahlung …',
  'payments.cancelled':
    'Du hast die Zahlung abgebrochen. Es wurde nichts abgebucht, deine Reservierung bleibt.',
  'payments.failed':
    'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Versuch es noch einmal oder nimm eine andere Karte.',
  'payments.unloaded':
    'Das Zahlungsfenster konnte nicht geöffnet werden. Schalte einen Werbeblocker aus und versuch es noch einmal.',
  'payments.unsettledTitle': 'Wir wissen noch nicht, ob die Zahlung geklappt hat',
  'payments.lost':
    'Wir haben keine Antwort zu deiner Zahlung. Bezahl nicht noch einmal, sondern frag gleich erneut nach.',
  'payments.askAgain': 'Noch einmal nachfragen',
  'payments.elsewhere': 'Du bezahlst gerade in einem anderen Tab. Schließ die Zahlung dort ab.',
  'payments.delete': 'Entfernen',
  'payments.deleteTitle': 'Buchung entfernen?',
  'payments.deleteText': '{{name}} ab {{date}} wird aus deinem Warenkorb entfernt, und das Regal wird frei.',
  'payments.deleting': 'Wird entfernt …',
  'payments.deleted': 'Die Buchung ist aus deinem Warenkorb entfernt',
  'payments.refunded':
    'Deine Zahlung kam an, als die Reservierung schon abgelaufen war, und nicht alle Regale waren noch frei. Das Geld für das, was du nicht bekommen hast, ist auf dem Weg zurück auf deine Karte.',
  'codes.too_many_windows':
    'Die Zahlung ist in zu vielen Fenstern offen. Nutz eines davon, oder schließ sie und versuch es noch einmal.',
  'codes.terms_not_accepted': 'Stimme bitte den Zahlungsbedingungen zu.',
  'codes.invalid_signature': 'Die Nachricht konnte nicht bestätigt werden.',
  'codes.payment_failed': 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
  'codes.payment_pending':
    'Die Bank ist mit deiner Zahlung noch nicht fertig. Warte kurz und versuch es noch einmal. Dein Regal bleibt so lange reserviert.',
  'codes.payment_provider_unavailable':
    'Der Zahlungsanbieter antwortet nicht. Versuch es gleich noch einmal – deine Reservierung bleibt.',
  'fields.customerName': 'Name',
  'fields.customerEmail': 'E-Mail',
  'fields.customerPhone': 'Telefon',
  'fields.bookingIds': 'Buchungen',
  'fields.termsAccepted': 'Bedingungen',
} satisfies Texts
