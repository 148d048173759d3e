import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates': 'Kunden har købt flere dage. Giv mindst de dage, kunden har betalt for.',
  'codes.booking_runs': 'Bookingen er begyndt. Første dag kan ikke flyttes.',
  'codes.held_by_visitor':
    'En besøgende er ved at booke hylden. Vent, til reservationen er betalt eller udløbet.',
  'codes.payment_request_out': 'Der er sendt et betalingslink. Træk det tilbage, før du ændrer bookingen.',
  'codes.refund_first': 'Bookingen er betalt online. Betal pengene tilbage i stedet.',
  'codes.status_not_possible': 'Bookingen kan ikke få den status.',
} satisfies Texts
