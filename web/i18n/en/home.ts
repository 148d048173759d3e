import type { Texts } from '../texts.ts'

export default {
  'home.title': 'Rent a shelf. Sell what you no longer use.',
  'home.text':
    'Find a second-hand market near you, choose a shelf and pay in a few minutes. Then the shop sells your things for you.',
  'home.forCustomers': 'For customers',
  'home.forCustomersText': 'Book a shelf, or log in and see your bookings.',
  'home.forCustomersSales': 'Book a shelf, or log in and follow your sales.',
  'home.forAdmins': 'For administrators',
  'home.forAdminsText': 'Run the shelves, bookings and payouts of your shop.',
  'home.adminLogIn': 'Admin log-in',
  'home.openShop': 'Open a shop',
  'home.provider': 'Contact us',
  'home.providerText': 'Would you like Reol in your shop, or do you need help?',
  'home.writeUs': 'Write to us',
  'home.storesTitle': 'Find your store',
  'home.search': 'Search by name or city',
  'home.found_one': '{{count}} store',
  'home.found_other': '{{count}} stores',
  'home.noneFound': 'No store matches. Try another city or a shorter word.',
  'home.noStores': 'Stores will be listed here. There are none yet.',
} satisfies Texts
