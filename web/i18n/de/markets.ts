import type { Texts } from '../texts.ts'

export default {
  'markets.findStores': 'Läden finden',
  'markets.unknownTitle': 'Diesen Laden kennen wir nicht',
  'markets.unknownText': 'Vielleicht ist die Adresse falsch geschrieben, oder der Laden hat geschlossen.',
  'markets.pictures': 'Bilder aus dem Laden',
  'markets.bookNow': 'Regal buchen',
  'markets.bookingOff': 'Hier kannst du gerade nicht online buchen. Der Laden hilft dir gern.',
  'markets.openingHours': 'Öffnungszeiten',
  'markets.nextClosing': 'Sonderschließtag: {{date}}',
  'markets.closed': 'Geschlossen',
  'markets.today': 'heute',
  'markets.contact': 'Kontakt',
  'markets.website': 'Website',
  'markets.terms': 'Zahlungsbedingungen',
  'markets.readTerms': 'Zahlungsbedingungen lesen',
  'markets.noTerms': 'Der Laden hat noch keine Bedingungen hinterlegt.',
  'markets.goodToKnow': 'Gut zu wissen',
  'markets.info': 'Neues aus dem Laden',
  'markets.warning': 'Bitte beachten',
  'markets.danger': 'Wichtig',
  'codes.online_booking_off': 'Hier kannst du gerade nicht online buchen. Melde dich beim Laden.',
} satisfies Texts
