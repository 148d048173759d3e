import type { Texts } from '../texts.ts'

export default {
  'register.title': 'Einen Laden eröffnen',
  'register.lead':
    'Dein Laden bekommt eine eigene Seite, auf der Kunden Regale mieten. Das dauert zwei Minuten, und alles außer der Adresse im Netz lässt sich später ändern.',
  'register.shop': 'Der Laden',
  'register.visualName': 'Name des Ladens',
  'register.marketId': 'Adresse des Ladens im Netz',
  'register.idHint': 'Seite des Ladens: {{address}}',
  'register.idRule':
    'Nimm 2 bis 40 Buchstaben von a bis z, Ziffern, Bindestriche oder Unterstriche, ohne Leerzeichen.',
  'register.country': 'Land',
  'register.countryHint': 'Bestimmt Währung, Mehrwertsteuer und Zeitzone.',
  'register.language': 'Sprache des Ladens',
  'register.you': 'Deine Anmeldung',
  'register.nameHint': '3 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche.',
  'register.nameRule':
    'Nimm 3 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche, und nicht allein Ziffern oder eine Mailadresse.',
  'register.again': 'Passwort wiederholen',
  'register.code': 'Code von uns',
  'register.codeHint': 'Nur wenn du einen bekommen hast.',
  'register.open': 'Laden eröffnen',
  'register.opening': 'Der Laden wird eröffnet …',
  'register.doneTitle': '{{name}} ist angelegt',
  'register.nextTitle': 'So geht es weiter',
  'register.mailStep':
    'Wir haben eine Mail an {{email}} geschickt. Öffne den Link darin, damit du ein neues Passwort bekommst, falls du deines vergisst.',
  'register.setUpStep': 'Melde dich als {{username}} an und trag Regale, Preise und Öffnungszeiten ein.',
  'register.pageStep': 'Hier ist die Seite des Ladens. Kunden können buchen, sobald alles da ist.',
  'codes.invalid_registration_code': 'Der Code gilt nicht. Frag nach, wo du ihn bekommen hast.',
  'codes.market_id_reserved': 'Diesen Namen braucht Reol selbst. Wähle einen anderen.',
  'codes.market_id_similar': 'Das sieht dem Namen eines anderen Ladens zu ähnlich. Wähle einen anderen.',
  'codes.market_id_taken': 'Diesen Namen hat schon ein anderer Laden. Wähle einen anderen.',
} satisfies Texts
