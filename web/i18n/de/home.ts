import type { Texts } from '../texts.ts'

export default {
  'home.title': 'Miete ein Regal. Verkauf, was du nicht brauchst.',
  'home.text':
    'Finde einen Secondhand-Markt in der Nähe, wähl ein Regal und bezahl in ein paar Minuten. Dann verkauft der Laden deine Sachen für dich.',
  'home.forCustomers': 'Für Mieter',
  'home.forCustomersText': 'Buch ein Regal oder melde dich an und sieh deine Buchungen.',
  'home.forCustomersSales': 'Buch ein Regal oder melde dich an und verfolge deine Verkäufe.',
  'home.forAdmins': 'Für das Team',
  'home.forAdminsText': 'Regale, Buchungen und Auszahlungen deines Ladens.',
  'home.adminLogIn': 'Anmeldung für das Team',
  'home.openShop': 'Einen Laden eröffnen',
  'home.provider': 'Schreib uns',
  'home.providerText': 'Möchtest du Reol in deinem Laden nutzen oder brauchst du Hilfe?',
  'home.writeUs': 'Schreib uns',
  'home.storesTitle': 'Finde deinen Laden',
  'home.search': 'Nach Name oder Ort suchen',
  'home.found_one': '{{count}} Laden',
  'home.found_other': '{{count}} Läden',
  'home.noneFound': 'Kein Laden passt. Versuch einen anderen Ort oder ein kürzeres Wort.',
  'home.noStores': 'Hier stehen bald die Läden. Noch gibt es keine.',
} satisfies Texts
