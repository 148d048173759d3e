import type { Texts } from '../texts.ts'

export default {
  'crop.title': 'Beskær billedet',
  'crop.hint':
    'Træk i rammen eller dens hjørner. Med tastaturet: Tab til rammen eller et hjørne og derefter piletasterne; med Shift i større skridt.',
  'crop.frame': 'Det udsnit, der bruges',
  'crop.topLeft': 'Hjørnet øverst til venstre',
  'crop.top': 'Øverste kant',
  'crop.topRight': 'Hjørnet øverst til højre',
  'crop.right': 'Højre kant',
  'crop.bottomRight': 'Hjørnet nederst til højre',
  'crop.bottom': 'Nederste kant',
  'crop.bottomLeft': 'Hjørnet nederst til venstre',
  'crop.left': 'Venstre kant',
  'crop.picture': 'Det valgte billede',
  'crop.asOnPage': 'Samme form som på siden',
  'crop.turn': 'Drej',
  'crop.whole': 'Brug hele billedet',
  'crop.use': 'Brug udsnittet',
} satisfies Texts
