import type { Texts } from '../texts.ts'

export default {
  'missing.uhOh': 'Oh, oh … da ist etwas schiefgegangen.',
  'missing.notFound': 'Diese Seite gibt es nicht.',
  'missing.goHome': 'Zur Startseite',
  'missing.marketTitle': 'Diesen Laden kennen wir nicht',
  'missing.marketText': 'Vielleicht ist die Adresse falsch geschrieben, oder der Laden hat geschlossen.',
  'missing.noTerms': 'Der Laden hat noch keine Bedingungen hinterlegt.',
} satisfies Texts
