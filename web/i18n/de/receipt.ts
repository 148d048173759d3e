import type { Texts } from '../texts.ts'

export default {
  'receipt.title': 'Quittung',
  'receipt.shelf': 'Regal',
  'receipt.days_one': '{{count}} Tag',
  'receipt.days_other': '{{count}} Tage',
  'receipt.extra_one': 'davon {{count}} zusätzlich',
  'receipt.extra_other': 'davon {{count}} zusätzlich',
  'receipt.paid': 'Bezahlt',
  'receipt.addToCalendar': 'In den Kalender',
  'receipt.print': 'Drucken',
  'receipt.sentTo': 'Quittung und Link zu dieser Seite sind unterwegs an {{email}}.',
  'receipt.todo': 'Daran denken',
  'receipt.before': 'Bevor du kommst',
  'receipt.beforeText':
    'Schreib auf jedes Teil einen lesbaren Preis und bring diese Seite mit, auf dem Handy oder auf Papier.',
  'receipt.setUp': '{{shelves}} einräumen: {{date}}',
  'receipt.empty': '{{shelves}} leer räumen: {{date}}',
  'receipt.opensAt': 'Der Laden öffnet um {{time}} Uhr.',
  'receipt.closesAt': 'Der Laden schließt um {{time}} Uhr.',
  'receipt.closedThen': 'Der Laden hat an dem Tag geschlossen. Mach eine Zeit mit uns aus.',
  'receipt.showWay': 'Weg zeigen',
  'receipt.hours': 'Öffnungszeiten',
  'receipt.closed': 'Geschlossen',
  'receipt.closedExtra': 'Zusätzlich geschlossen',
  'receipt.followTitle': 'Deine Verkäufe auf dem Handy',
  'receipt.followText':
    'Du bekommst eine Mail mit einem Link, um ein Passwort zu wählen. Oder melde dich gleich mit einem Code an.',
  'receipt.logInByCode': 'Mit einem Code anmelden',
} satisfies Texts
