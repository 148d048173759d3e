import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates':
    'Der Kunde hat mehr Tage gekauft. Lassen Sie ihm mindestens die bezahlten Tage.',
  'codes.booking_runs': 'Die Buchung hat begonnen. Ihr erster Tag lässt sich nicht mehr verschieben.',
  'codes.held_by_visitor':
    'Ein Besucher bucht das Regal gerade. Warten Sie, bis die Reservierung bezahlt oder abgelaufen ist.',
  'codes.payment_request_out':
    'Ein Zahlungslink ist verschickt. Ziehen Sie ihn zurück, bevor Sie die Buchung ändern.',
  'codes.refund_first': 'Die Buchung ist online bezahlt. Erstatten Sie stattdessen das Geld.',
  'codes.status_not_possible': 'Diesen Status kann die Buchung nicht bekommen.',
} satisfies Texts
