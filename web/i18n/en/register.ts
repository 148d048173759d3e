import type { Texts } from '../texts.ts'

export default {
  'register.title': 'Open a shop',
  'register.lead':
    'Your shop gets a page of its own, where customers rent shelves. It takes two minutes, and you can change everything but the web address later.',
  'register.shop': 'The shop',
  'register.visualName': 'Name of the shop',
  'register.marketId': 'Web address of the shop',
  'register.idHint': 'Page of the shop: {{address}}',
  'register.idRule': 'Use 2 to 40 letters from a to z, digits, dashes or underscores, without spaces.',
  'register.country': 'Country',
  'register.countryHint': 'Decides currency, VAT and time zone.',
  'register.language': 'Language of the shop',
  'register.you': 'Your log-in',
  'register.nameHint': '3 to 64 letters, digits, dots, dashes or underscores.',
  'register.nameRule':
    'Use 3 to 64 letters, digits, dots, dashes or underscores, and not just digits or an email address.',
  'register.again': 'Retype password',
  'register.code': 'Code from us',
  'register.codeHint': 'Only if you were given one.',
  'register.open': 'Open the shop',
  'register.opening': 'Opening the shop …',
  'register.doneTitle': '{{name}} is set up',
  'register.nextTitle': 'What comes next',
  'register.mailStep':
    'We have sent a mail to {{email}}. Open the link in it, so you can get a new password if you forget yours.',
  'register.setUpStep': 'Log in as {{username}} and add shelves, prices and opening hours.',
  'register.pageStep': 'Here is your shop’s page. Customers can book once everything is in place.',
  'codes.invalid_registration_code': 'The code is not valid. Ask where you got it.',
  'codes.market_id_reserved': 'Reol uses this name itself. Choose a different one.',
  'codes.market_id_similar': 'This looks too much like the name of another shop. Choose a different one.',
  'codes.market_id_taken': 'Another shop has this name already. Choose a different one.',
} satisfies Texts
