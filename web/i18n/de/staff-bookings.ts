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
  'codes.refund_first': 'Die Buchung ist online bezahlt. Erstattet stattdessen das Geld.',
  'codes.status_not_possible': 'Diesen Status kann die Buchung nicht bekommen.',
  'codes.nothing_to_pay': 'Die Buchung kostet nichts, es ist nichts zu bezahlen.',
} satisfies Texts
