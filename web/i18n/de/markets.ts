import type { Texts } from '../texts.ts'

export default {
  'markets.findStores': 'Läden finden',
  'markets.pictures': 'Bilder aus dem Laden',
  'markets.bookNow': 'Regal buchen',
  'markets.bookingOff': 'Hier kannst du gerade nicht online buchen. Der Laden hilft dir gern.',
  'markets.openingHours': 'Öffnungszeiten',
  'markets.nextClosing': 'Zusätzlich geschlossen: {{date}}',
  'markets.closed': 'Geschlossen',
  'markets.today': 'heute',
  'markets.contact': 'Kontakt',
  'markets.website': 'Website',
  'markets.terms': 'Zahlungsbedingungen',
  'markets.readTerms': 'Zahlungsbedingungen lesen',
  'markets.goodToKnow': 'Gut zu wissen',
  'markets.info': 'Neues aus dem Laden',
  'markets.warning': 'Bitte beachten',
  'markets.danger': 'Wichtig',
  'codes.online_booking_off': 'Hier kannst du gerade nicht online buchen. Melde dich beim Laden.',
  'markets.withdraw': 'Vertrag hier widerrufen',
  'markets.write': 'Schreib uns',
} satisfies Texts
