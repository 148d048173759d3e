import type { Texts } from '../texts.ts'

export default {
  'discounts.lastDays': 'Die letzten Tage im Regal',
  'discounts.lastDaysCount': 'Die letzten {{count}} Tage',
  'discounts.noneReduced':
    'Kein Artikel bekommt den Rabatt: Sie haben ihren eigenen, oder es ist keiner im Laden.',
  'discounts.onSign': 'Der Laden hängt ein Schild ans Regal',
  'discounts.onSignHint': 'Dann brauchst du keine neuen Etiketten.',
  'discounts.reduceSheet': 'Ganze Artikelliste herabsetzen',
  'discounts.reduceSheetHint':
    'Alle Artikel der Liste bekommen den Rabatt. Artikel mit eigenem Rabatt behalten ihn.',
  'discounts.reduceShelf': 'Ganzes Regal herabsetzen',
  'discounts.reduceShelfHint':
    'Alles, was du im Laden hast, bekommt den Rabatt, auch was vor dem letzten Tag dazukommt. Artikel mit eigenem Rabatt behalten ihn.',
  'discounts.reducedCount_one': '{{count}} Artikel: aus {{now}} wird {{after}}',
  'discounts.reducedCount_other': '{{count}} Artikel: aus {{now}} wird {{after}}',
  'discounts.reducedKept_one': '{{count}} Artikel behält seinen eigenen Rabatt.',
  'discounts.reducedKept_other': '{{count}} Artikel behalten ihren eigenen Rabatt.',
  'discounts.reducedLabelsCost': 'Die Etiketten kosten {{amount}}',
  'discounts.reducedLabels_one': '{{count}} Etikett muss gewechselt werden.',
  'discounts.reducedLabels_other': '{{count}} Etiketten müssen gewechselt werden.',
  'discounts.reducedShare': 'Wird alles verkauft, bekommst du {{amount}}',
  'discounts.shelfDiscount': '−{{percent}} vom {{from}} bis einschließlich {{to}}.',
  'discounts.shelfDiscountSign': 'Der Laden hängt ein Schild auf.',
  'discounts.takeBack': 'Rabatt zurücknehmen',
  'discounts.takingBack': 'Nimmt den Rabatt zurück',
  'discounts.lastDayWrong': 'Der letzte Tag ist der erste Tag oder später.',
  'discounts.percentRange': 'Gib eine Zahl von 1 bis 99 ein.',
  'discounts.firstDayWrong': 'Wähl heute oder einen späteren Tag.',
  'discounts.given': 'Der Rabatt ist gegeben. Die Preise folgen gleich.',
  'discounts.takenBack': 'Der Rabatt ist zurückgenommen. Die Preise folgen gleich.',
} satisfies Texts
