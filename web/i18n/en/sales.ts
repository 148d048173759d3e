import type { Texts } from '../texts.ts'

export default {
  'codes.clearing_currency': 'The amount is in another currency. Set the line aside.',
  'codes.clearing_done': 'The line already has an answer. Load the list again.',
  'codes.clearing_moved_on':
    'The product was sold again, or came back, since then, so this cannot be undone.',
  'codes.product_not_sold': 'The product is not sold, so it cannot have come back.',
  'codes.product_sold': 'The product is already sold or handed out.',
} satisfies Texts
