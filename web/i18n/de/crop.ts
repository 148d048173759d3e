import type { Texts } from '../texts.ts'

export default {
  'crop.title': 'Bild zuschneiden',
  'crop.hint':
    'Zieh am Rahmen oder an seinen Ecken. Mit der Tastatur: mit Tab zum Rahmen oder zu einer Ecke, dann die Pfeiltasten; mit Umschalt in größeren Schritten.',
  'crop.frame': 'Der Ausschnitt, der verwendet wird',
  'crop.topLeft': 'Ecke oben links',
  'crop.top': 'Obere Kante',
  'crop.topRight': 'Ecke oben rechts',
  'crop.right': 'Rechte Kante',
  'crop.bottomRight': 'Ecke unten rechts',
  'crop.bottom': 'Untere Kante',
  'crop.bottomLeft': 'Ecke unten links',
  'crop.left': 'Linke Kante',
  'crop.picture': 'Das gewählte Bild',
  'crop.asOnPage': 'Form wie auf der Seite',
  'crop.turn': 'Drehen',
  'crop.whole': 'Ganzes Bild verwenden',
  'crop.use': 'Ausschnitt verwenden',
} satisfies Texts
