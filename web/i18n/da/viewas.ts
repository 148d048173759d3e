import type { Texts } from '../texts.ts'

export default {
  'viewas.title': 'Du ser det, {{name}} ser',
  'viewas.text': 'Du kan se alt og ændre intet. Visningen slutter kl. {{time}} og står i historikken.',
  'viewas.end': 'Luk visningen',
  'viewas.endedTitle': 'Visningen er slut',
  'viewas.endedText': 'Den varer et kvarter ad gangen. Åbn den igen på kundens side.',
  'viewas.back': 'Til kundens side',
} satisfies Texts
