import type { Texts } from '../texts.ts'

export default {
  'needs.notBookable': 'Nobody can book online yet',
  'needs.notBookableText': 'The shop opens for booking once this is in place:',
  'needs.bookable': 'You can be booked online',
  'needs.address': 'The address of the shop',
  'needs.hours': 'Opening hours',
  'needs.price': 'At least one price',
  'needs.terms': 'Payment terms that are shown',
  'needs.card': 'Card payment that works',
  'needs.noPause': 'Online booking is paused',
  'needs.feature': 'Online booking is not part of your plan. Write to us if you want it.',
} satisfies Texts
