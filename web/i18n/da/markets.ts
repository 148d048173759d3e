import type { Texts } from '../texts.ts'

export default {
  'markets.findStores': 'Find butikker',
  'markets.pictures': 'Billeder fra butikken',
  'markets.bookNow': 'Book hylde',
  'markets.bookingOff': 'Du kan ikke booke online her lige nu. Kontakt butikken, så hjælper de dig.',
  'markets.openingHours': 'Åbningstider',
  'markets.nextClosing': 'Ekstra lukkedag: {{date}}',
  'markets.closed': 'Lukket',
  'markets.today': 'i dag',
  'markets.contact': 'Kontakt',
  'markets.website': 'Hjemmeside',
  'markets.terms': 'Betalingsbetingelser',
  'markets.readTerms': 'Læs betalingsbetingelserne',
  'markets.goodToKnow': 'Godt at vide',
  'markets.info': 'Nyt fra butikken',
  'markets.warning': 'Vær opmærksom',
  'markets.danger': 'Vigtigt',
  'codes.online_booking_off': 'Du kan ikke booke online her lige nu. Kontakt butikken.',
  'markets.withdraw': 'Fortryd aftalen her',
  'markets.write': 'Skriv til os',
} satisfies Texts
