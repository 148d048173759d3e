import type { Texts } from '../texts.ts'

export default {
  'discounts.lastDays': 'De sidste dage på hylden',
  'discounts.lastDaysCount': 'De sidste {{count}} dage',
  'discounts.noneReduced': 'Ingen varer får rabatten: de har deres egen, eller der er ingen i butikken.',
  'discounts.onSign': 'Butikken hænger et skilt på hylden',
  'discounts.onSignHint': 'Så skal du ikke sætte nye mærker på.',
  'discounts.reduceSheet': 'Sæt hele vareseddelen ned',
  'discounts.reduceSheetHint':
    'Alle varer på vareseddelen får rabatten. Varer med deres egen rabat beholder den.',
  'discounts.reduceShelf': 'Sæt hele hylden ned',
  'discounts.reduceShelfHint':
    'Alt, hvad du har i butikken, får rabatten, også det, du lægger ud inden den sidste dag. Varer med deres egen rabat beholder den.',
  'discounts.reducedCount_one': '{{count}} vare: {{now}} bliver til {{after}}',
  'discounts.reducedCount_other': '{{count}} varer: {{now}} bliver til {{after}}',
  'discounts.reducedKept_one': '{{count}} vare beholder sin egen rabat.',
  'discounts.reducedKept_other': '{{count}} varer beholder deres egen rabat.',
  'discounts.reducedLabelsCost': 'Mærkerne koster {{amount}}',
  'discounts.reducedLabels_one': '{{count}} mærke skal skiftes.',
  'discounts.reducedLabels_other': '{{count}} mærker skal skiftes.',
  'discounts.reducedShare': 'Sælges det hele, får du {{amount}}',
  'discounts.shelfDiscount': '−{{percent}} fra {{from}} til og med {{to}}.',
  'discounts.shelfDiscountSign': 'Butikken hænger et skilt op.',
  'discounts.takeBack': 'Tag rabatten tilbage',
  'discounts.takingBack': 'Tager rabatten tilbage',
  'discounts.lastDayWrong': 'Den sidste dag skal være den første dag eller senere.',
  'discounts.percentRange': 'Skriv et tal fra 1 til 99.',
  'discounts.firstDayWrong': 'Vælg i dag eller en senere dag.',
  'discounts.given': 'Rabatten er givet. Priserne følger om et øjeblik.',
  'discounts.takenBack': 'Rabatten er taget tilbage. Priserne følger om et øjeblik.',
} satisfies Texts
