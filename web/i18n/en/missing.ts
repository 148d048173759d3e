import type { Texts } from '../texts.ts'

export default {
  'missing.uhOh': 'Uh oh... something went wrong.',
  'missing.notFound': 'Page not found.',
  'missing.goHome': 'Go home',
  'missing.marketTitle': 'We do not know this market',
  'missing.marketText': 'The address may be misspelt, or the shop may have closed.',
  'missing.noTerms': 'The shop has not written any terms yet.',
} satisfies Texts
