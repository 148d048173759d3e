import type { Texts } from '../texts.ts'

export default {
  'viewas.title': 'You see what {{name}} sees',
  'viewas.text':
    'You can look at everything and change nothing. The view ends at {{time}} and stands in the history.',
  'viewas.end': 'Close the view',
  'viewas.endedTitle': 'The view has ended',
  'viewas.endedText': 'It lasts a quarter of an hour at a time. Open it again on the customer’s page.',
  'viewas.back': 'To the customer’s page',
} satisfies Texts
