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
  'codes.till_file_broken': 'Et anførselstegn i filen slutter aldrig. Gem den som CSV igen.',
  'codes.till_file_no_columns': 'Vælg kolonnerne med dato, varenummer og beløb.',
  'codes.till_file_no_rows': 'Der er intet salg under den første linje.',
  'codes.till_file_not_text': 'Det er ikke en CSV-fil. Gem kassens salg som CSV.',
  'codes.till_file_too_large': 'Filen er for stor: højst 4 MB. Hent færre dage ad gangen.',
  'codes.till_file_too_many': 'Filen har for mange linjer: højst 20.000. Hent færre dage ad gangen.',
  'codes.till_file_too_wide': 'Filen har for mange kolonner: højst 100.',
  'codes.till_is_connected':
    'Kassen er tilsluttet Reol, så salget kommer af sig selv. En fil ville bogføre det to gange.',
} satisfies Texts
