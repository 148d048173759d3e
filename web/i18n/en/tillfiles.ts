import type { Texts } from '../texts.ts'

export default {
  'tillfiles.out': 'Products for the till',
  'tillfiles.outText':
    'A CSV file of everything for sale: number, name, today’s price and VAT. Read it into the till.',
  'tillfiles.forSale': 'For sale now',
  'tillfiles.lastFile': 'Last file',
  'tillfiles.noLast': 'None yet',
  'tillfiles.products_one': '{{number}} product',
  'tillfiles.products_other': '{{number}} products',
  'tillfiles.which': 'What to include?',
  'tillfiles.all': 'Everything for sale',
  'tillfiles.onlyChanges': 'Only what is new or changed since the last file',
  'tillfiles.onlyChangesHint': 'Choose everything if the last file did not get into the till.',
  'tillfiles.make': 'Make the file',
  'tillfiles.inFile': 'In the file',
  'tillfiles.new': 'New',
  'tillfiles.changed': 'Another price or name',
  'tillfiles.gone': 'No longer for sale',
  'tillfiles.in': 'Sales from the till',
  'tillfiles.inText':
    'Get the till’s sales as CSV and read the file in here. You see what becomes of each line before anything is booked.',
  'tillfiles.begin': 'Read sales in',
  'codes.till_is_connected':
    'The till is connected with Reol, so sales come by themselves. A file would book them twice.',
} satisfies Texts
