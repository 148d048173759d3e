import type { Texts } from '../texts.ts'

export default {
  'viewas.title': 'Du siehst, was {{name}} sieht',
  'viewas.text':
    'Du kannst alles ansehen und nichts ändern. Die Ansicht endet um {{time}} Uhr und steht im Verlauf.',
  'viewas.end': 'Ansicht schließen',
  'viewas.endedTitle': 'Die Ansicht ist beendet',
  'viewas.endedText': 'Sie dauert jeweils eine Viertelstunde. Öffne sie auf der Kundenseite neu.',
  'viewas.back': 'Zur Kundenseite',
} satisfies Texts
