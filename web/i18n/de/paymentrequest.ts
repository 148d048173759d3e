import type { Texts } from '../texts.ts'

export default {
  'paymentrequest.title': 'Bezahle deine Buchung',
  'paymentrequest.lead': '{{shop}} hat ein Regal für dich gebucht. Bezahle hier, dann gehört es dir.',
  'paymentrequest.freeTitle': 'Bestätige deine Buchung',
  'paymentrequest.freeLead': '{{shop}} hat ein Regal für dich gebucht. Bestätige hier, dann gehört es dir.',
  'paymentrequest.rent': 'Miete',
  'paymentrequest.total': 'Gesamt',
  'paymentrequest.until': 'Der Link gilt bis {{day}}, {{time}} Uhr.',
  'paymentrequest.back': 'Zurück',
  'paymentrequest.paidTitle': 'Die Buchung ist bezahlt',
  'paymentrequest.paidText':
    'Du musst nichts weiter tun. Hast du keine E-Mail bekommen, wende dich an den Laden.',
  'paymentrequest.overTitle': 'Der Link gilt nicht mehr',
  'paymentrequest.overText':
    'Die Zeit ist abgelaufen, oder der Laden hat den Link zurückgezogen. Bitte den Laden um einen neuen.',
} satisfies Texts
