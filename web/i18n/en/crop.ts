import type { Texts } from '../texts.ts'

export default {
  'crop.title': 'Crop the picture',
  'crop.hint':
    'Drag the frame or its corners. With the keyboard: Tab to the frame or a corner, then the arrow keys; with Shift in larger steps.',
  'crop.frame': 'The part that is used',
  'crop.topLeft': 'Corner at the top left',
  'crop.top': 'Upper edge',
  'crop.topRight': 'Corner at the top right',
  'crop.right': 'Right edge',
  'crop.bottomRight': 'Corner at the bottom right',
  'crop.bottom': 'Lower edge',
  'crop.bottomLeft': 'Corner at the bottom left',
  'crop.left': 'Left edge',
  'crop.picture': 'The chosen picture',
  'crop.asOnPage': 'Same shape as on the page',
  'crop.turn': 'Turn',
  'crop.whole': 'Use whole picture',
  'crop.use': 'Use this part',
} satisfies Texts
