import type { Texts } from '../texts.ts'

export default {
  'register.title': 'Åbn en butik',
  'register.lead':
    'Din butik får sin egen side, hvor kunderne lejer hylder. Det tager to minutter, og alt andet end adressen på nettet kan ændres senere.',
  'register.shop': 'Butikken',
  'register.visualName': 'Butikkens navn',
  'register.marketId': 'Butikkens adresse på nettet',
  'register.idHint': 'Butikkens side: {{address}}',
  'register.idRule':
    'Brug 2 til 40 bogstaver fra a til z, tal, bindestreger eller understreger, uden mellemrum.',
  'register.country': 'Land',
  'register.countryHint': 'Bestemmer valuta, moms og tidszone.',
  'register.language': 'Butikkens sprog',
  'register.you': 'Dit login',
  'register.nameHint': '3 til 64 bogstaver, tal, punktummer, bindestreger eller understreger.',
  'register.nameRule':
    'Brug 3 til 64 bogstaver, tal, punktummer, bindestreger eller understreger, og ikke kun tal eller en mailadresse.',
  'register.again': 'Gentag adgangskoden',
  'register.code': 'Kode fra os',
  'register.codeHint': 'Kun hvis du har fået en.',
  'register.open': 'Åbn butikken',
  'register.opening': 'Butikken åbnes …',
  'register.doneTitle': '{{name}} er oprettet',
  'register.nextTitle': 'Det kommer nu',
  'register.mailStep':
    'Vi har sendt en mail til {{email}}. Åbn linket i den, så du kan få en ny adgangskode, hvis du glemmer din.',
  'register.setUpStep': 'Log ind som {{username}}, og skriv butikkens hylder, priser og åbningstider ind.',
  'register.pageStep': 'Her er butikkens side. Kunderne kan booke, når alt er på plads.',
  'codes.invalid_registration_code': 'Koden er ikke gyldig. Spørg den, du fik den af.',
  'codes.market_id_reserved': 'Det navn bruger Reol selv. Vælg et andet.',
  'codes.market_id_similar': 'Det ligner en anden butiks navn for meget. Vælg et andet.',
  'codes.market_id_taken': 'Det navn har en anden butik allerede. Vælg et andet.',
} satisfies Texts
