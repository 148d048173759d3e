import type { Texts } from '../texts.ts'

export default {
  'own.data': 'Dine oplysninger',
  'own.mailHint': 'En ny adresse gælder, når du har åbnet linket i den mail, vi sender til den.',
  'own.waiting':
    '{{email}} venter på at blive bekræftet. Åbn linket i mailen til den adresse. Indtil da gælder den gamle.',
  'own.unverified': 'Din adresse er ikke bekræftet endnu. Åbn linket i den mail, vi har sendt.',
  'own.keepOld': 'Behold {{email}}',
  'own.saving': 'Gemmer …',
  'own.saved': 'Dine oplysninger er gemt.',
  'own.bank': 'Din bankkonto',
  'own.bankText': 'Hertil udbetaler butikken, hvad du har solgt for. Når kontoen ændres, får du en mail.',
  'own.bankRegNumber': 'Registreringsnummer',
  'own.bankAccount': 'Kontonummer',
  'own.sortCode': 'Sort code',
  'own.ibanHint': 'Uden for Danmark er IBAN nok.',
  'own.bankSaved': 'Din bankkonto er gemt.',
  'own.accountWaiting':
    'Bekræft kontoen, der ender på {{ends}}, med den mail, vi har sendt til {{email}}. Indtil da bliver der ikke udbetalt noget.',
  'own.accountSending': 'Sender …',
  'own.password': 'Adgangskode',
  'codes.nothing_changed': 'Det er de oplysninger, du har i forvejen. Ret noget først.',
} satisfies Texts
