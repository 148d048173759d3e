import type { Texts } from '../texts.ts'

export default {
  'paymentrequest.title': 'Betal din booking',
  'paymentrequest.lead': '{{shop}} har booket en hylde til dig. Betal her, så er den din.',
  'paymentrequest.freeTitle': 'Bekræft din booking',
  'paymentrequest.freeLead': '{{shop}} har booket en hylde til dig. Bekræft her, så er den din.',
  'paymentrequest.rent': 'Leje',
  'paymentrequest.total': 'I alt',
  'paymentrequest.until': 'Linket virker til {{day}} kl. {{time}}.',
  'paymentrequest.back': 'Tilbage',
  'paymentrequest.paidTitle': 'Bookingen er betalt',
  'paymentrequest.paidText': 'Du skal ikke gøre mere. Har du ikke fået en mail, så kontakt butikken.',
  'paymentrequest.overTitle': 'Linket virker ikke længere',
  'paymentrequest.overText':
    'Tiden er løbet ud, eller butikken har trukket linket tilbage. Spørg butikken efter et nyt.',
} satisfies Texts
