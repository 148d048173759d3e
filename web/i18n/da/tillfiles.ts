import type { Texts } from '../texts.ts'

export default {
  'tillfiles.out': 'Varer til kassen',
  'tillfiles.outText':
    'En CSV-fil med alt, der er til salg: nummer, navn, dagens pris og moms. Læs den ind i kassen.',
  'tillfiles.forSale': 'Til salg nu',
  'tillfiles.lastFile': 'Sidste fil',
  'tillfiles.noLast': 'Ingen endnu',
  'tillfiles.products_one': '{{number}} vare',
  'tillfiles.products_other': '{{number}} varer',
  'tillfiles.which': 'Hvad skal med?',
  'tillfiles.all': 'Alt, der er til salg',
  'tillfiles.onlyChanges': 'Kun nyt og ændret siden sidste fil',
  'tillfiles.onlyChangesHint': 'Vælg alt, hvis den sidste fil ikke blev læst ind i kassen.',
  'tillfiles.make': 'Lav filen',
  'tillfiles.inFile': 'I filen',
  'tillfiles.new': 'Nye',
  'tillfiles.changed': 'Anden pris eller andet navn',
  'tillfiles.gone': 'Ikke til salg mere',
  'tillfiles.in': 'Salg fra kassen',
  'tillfiles.inText':
    'Hent kassens salg som CSV, og læs filen ind her. I ser, hvad der sker med hver linje, før noget bliver bogført.',
  'tillfiles.begin': 'Læs salg ind',
  'codes.till_is_connected':
    'Kassen er tilsluttet Reol, så salget kommer af sig selv. En fil ville bogføre det to gange.',
} satisfies Texts
