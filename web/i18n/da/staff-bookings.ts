import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates': 'Kunden har købt flere dage. Giv mindst de dage, kunden har betalt for.',
  'codes.booking_runs': 'Bookingen er begyndt. Første dag kan ikke flyttes.',
  'codes.held_by_visitor':
    'En besøgende er ved at booke hylden. Vent, til reservationen er betalt eller udløbet.',
  'codes.no_mail_address': 'Kunden har ingen mailadresse.',
  'codes.not_booked': 'Hylden er ikke booket, så der er intet at bekræfte.',
  'codes.payment_request_out': 'Der er sendt et betalingslink. Træk det tilbage, før du ændrer bookingen.',
  'codes.refund_first': 'Bookingen er betalt online. Betal pengene tilbage i stedet.',
  'codes.status_not_possible': 'Bookingen kan ikke få den status.',
  'codes.nothing_to_pay': 'Bookingen koster ikke noget, så der er intet at betale.',
} satisfies Texts
