import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates': 'Der Kunde hat mehr Tage gekauft. Lasst ihm mindestens die bezahlten Tage.',
  'codes.booking_runs': 'Die Buchung hat begonnen. Ihr erster Tag lässt sich nicht mehr verschieben.',
  'codes.held_by_visitor':
    'Ein Besucher bucht das Regal gerade. Wartet, bis die Reservierung bezahlt oder abgelaufen ist.',
  'codes.no_mail_address': 'Der Kunde hat keine Mailadresse.',
  'codes.not_booked': 'Das Regal ist nicht gebucht, also gibt es nichts zu bestätigen.',
  'codes.payment_request_out':
    'Ein Zahlungslink ist verschickt. Zieht ihn zurück, bevor ihr die Buchung ändert.',
  'codes.refund_first':
    'Die Buchung ist bezahlt, online oder mit einer Abrechnung. Zahlt stattdessen das Geld zurück.',
  'codes.status_not_possible': 'Diesen Status kann die Buchung nicht bekommen.',
  'staff-bookings.needsYou': 'Braucht euch',
  'staff-bookings.lapsed': 'Link abgelaufen',
  'staff-bookings.link': 'Zahlungslink',
  'staff-bookings.dayAndTime': '{{day}}, {{time}} Uhr',
  'staff-bookings.linkSent': 'Zahlungslink am {{when}} an {{email}} verschickt.',
  'staff-bookings.linkIsOut': 'Der Zahlungslink ist verschickt.',
  'staff-bookings.linkWorks': 'Zahlt der Kunde nicht bis {{when}}, gilt die Buchung wieder als unbezahlt.',
  'staff-bookings.linkPaying': 'Der Kunde hat gerade das Kartenfenster offen.',
  'staff-bookings.linkLapsed':
    'Der Link ist am {{when}} ohne Zahlung abgelaufen. Schickt einen neuen, oder sprecht mit dem Kunden.',
  'staff-bookings.linkOver': 'Der Link gilt nicht mehr.',
  'staff-bookings.linkPaid': 'Der Kunde hat am {{when}} bezahlt.',
  'staff-bookings.linkSettled': 'Am {{when}} anders bezahlt.',
  'staff-bookings.send': 'Zahlungslink schicken',
  'staff-bookings.sendNew': 'Neuen Zahlungslink schicken',
  'staff-bookings.sendAgain': 'Link noch einmal schicken',
  'staff-bookings.sendTitle': 'Zahlungslink schicken?',
  'staff-bookings.sendAgainTitle': 'Link noch einmal schicken?',
  'staff-bookings.sendTo':
    'Die Mail „Bezahle deine Buchung bei {{shop}}“ mit einem Link, um {{amount}} zu bezahlen, geht an {{email}}.',
  'staff-bookings.worksUntil': 'Letzter Tag zum Bezahlen',
  'staff-bookings.worksByItself': 'Leer gelassen gilt der Link bis {{when}}.',
  'staff-bookings.dayIsOver': 'Wählt einen Tag, der noch nicht vorbei ist.',
  'staff-bookings.freeTitle': 'Die Buchung kostet nichts',
  'staff-bookings.freeText':
    'Der Kunde braucht keine Karte. Mit dem Link sagt er Ja zur Buchung und bekommt eine Bestätigung.',
  'staff-bookings.sendMeans':
    'Solange der Link gilt, stehen Tage und Preis fest. Zahlt der Kunde nicht rechtzeitig, gilt die Buchung wieder als unbezahlt, und ihr seht es hier.',
  'staff-bookings.sending': 'Wird verschickt …',
  'staff-bookings.isSent': 'Der Zahlungslink ist verschickt.',
  'staff-bookings.saving': 'Wird gespeichert …',
  'staff-bookings.noAddressTitle': 'Es gibt keine Mailadresse',
  'staff-bookings.noAddressText':
    'Der Link geht an die Mailadresse des Kunden. Tragt sie auf der Kundenseite ein, und kommt zurück.',
  'staff-bookings.noCustomerText':
    'Die Buchung hat keinen Kunden, also kann niemand den Link bekommen. Bucht das Regal stattdessen für den Kunden.',
  'staff-bookings.addAddress': 'Kunden öffnen',
  'staff-bookings.onlineOff':
    'Online-Buchung ist aus oder noch nicht fertig, also kann niemand per Link bezahlen. Seht in den Einstellungen nach.',
  'staff-bookings.changedTitle': 'Jemand anders hat die Buchung inzwischen geändert',
  'staff-bookings.changedPrice':
    'Sie kostet jetzt {{amount}} insgesamt. Seht sie durch, und drückt noch einmal. Was ihr getippt habt, ist noch da.',
  'staff-bookings.linkGone':
    'Der Link ist inzwischen bezahlt, abgelaufen oder zurückgezogen. Hier ist die Buchung, wie sie jetzt ist.',
  'staff-bookings.inShort': '{{shelf}}, {{dates}}, {{amount}}',
  'staff-bookings.was': 'Vorher: {{before}}',
  'staff-bookings.isNow': 'Jetzt: {{now}}',
  'staff-bookings.changedOther': 'Regal, Tage und Preis sind dieselben.',
  'staff-bookings.settle': 'Anders bezahlt',
  'staff-bookings.settleTitle': '{{amount}} als im Laden bezahlt notieren?',
  'staff-bookings.settleText':
    'Die Buchung gilt als bezahlt, und der Link gilt nicht mehr. Bucht den Betrag in eurer eigenen Kasse.',
  'staff-bookings.settlePaying':
    'Der Kunde hat das Kartenfenster offen. Zahlt er trotzdem, geht das Geld von selbst auf die Karte zurück.',
  'staff-bookings.settleSave': 'Als bezahlt notieren',
  'staff-bookings.isSettled': 'Die Buchung ist als im Laden bezahlt notiert.',
  'staff-bookings.withdraw': 'Link zurückziehen',
  'staff-bookings.withdrawTitle': 'Zahlungslink zurückziehen?',
  'staff-bookings.withdrawText':
    'Der Link in der Mail gilt nicht mehr, und die Buchung gilt als unbezahlt. Der Kunde bekommt keine Mail darüber.',
  'staff-bookings.withdrawPaying':
    'Der Kunde hat das Kartenfenster offen. Zahlt er jetzt, gilt die Zahlung trotzdem.',
  'staff-bookings.isWithdrawn': 'Der Link ist zurückgezogen.',
} satisfies Texts
