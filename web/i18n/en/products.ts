import type { Texts } from '../texts.ts'

export default {
  'codes.file_too_long': 'The file would be too long for Excel. Get it as CSV, or choose a status.',
  'codes.label_too_narrow': 'The barcode is too wide for these labels. Choose wider ones.',
  'codes.labels_missing': 'Type numbers of labels that the sheet has, for example 2,3,4-10.',
  'codes.price_above': 'The price can only be lowered. Ask the shop if it should go up.',
  'codes.price_doubtful': 'Choose below which amount you mean.',
  'codes.price_needed': 'Type a price above 0.',
  'codes.other_currency': 'The price is in another currency than the shop’s. Type it in the shop’s.',
  'codes.prices_doubtful':
    'The sheet has prices that can be read in two ways. Open it and choose the amounts.',
  'codes.nothing_to_discount': 'All products have a discount of their own, or none is in the shop.',
  'codes.too_many_discounts': 'There are too many discounts at once.',
  'codes.nothing_to_move': 'None of the products can join or leave.',
  'codes.product_ended': 'The product is sold or handed out.',
  'codes.product_not_checked_out': 'The product is not handed out.',
  'codes.sheet_empty': 'Type at least one product first.',
  'codes.sheet_full': 'A sheet holds at most 1,000 products. Begin a new one.',
  'codes.sheet_locked': 'The product sheet is completed and can no longer be changed.',
  'codes.sheet_not_ready': 'The products are not ready yet. The product sheet must be finished first.',
  'codes.too_many_label_files':
    'You have made many label files today. Try again tomorrow, or ask the shop to print them.',
  'codes.too_many_sheets': 'There can be at most 1,000 product sheets. Delete old ones first.',
  'codes.undo_too_late': 'This can no longer be undone. Ask the shop if the price should go up.',
} satisfies Texts
