import type { Texts } from '../texts.ts'

export default {
  'home.title': 'Lej en hylde. Sælg det, du ikke bruger.',
  'home.text':
    'Find et genbrugsmarked i nærheden, vælg en hylde, og betal på et par minutter. Så sælger butikken dine ting for dig.',
  'home.forCustomers': 'Til lejere',
  'home.forCustomersText': 'Book en hylde, eller log ind og se dine bookinger.',
  'home.forCustomersSales': 'Book en hylde, eller log ind og følg dit salg.',
  'home.forAdmins': 'Til ansatte',
  'home.forAdminsText': 'Styr hylder, bookinger og udbetalinger i din butik.',
  'home.adminLogIn': 'Log ind som ansat',
  'home.openShop': 'Åbn en butik',
  'home.provider': 'Kontakt os',
  'home.providerText': 'Vil du bruge Reol i din butik, eller mangler du hjælp?',
  'home.writeUs': 'Skriv til os',
  'home.storesTitle': 'Find din butik',
  'home.search': 'Søg på navn eller by',
  'home.found_one': '{{count}} butik',
  'home.found_other': '{{count}} butikker',
  'home.noneFound': 'Ingen butik passer. Prøv med en anden by eller et kortere ord.',
  'home.noStores': 'Her kommer butikkerne til at stå. Der er ingen endnu.',
} satisfies Texts
