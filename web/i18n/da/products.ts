import type { Texts } from '../texts.ts'

export default {
  'codes.file_too_long': 'Filen ville blive for lang til Excel. Hent den som CSV, eller vælg en status.',
  'codes.label_too_narrow': 'Stregkoden er for bred til de mærker. Vælg bredere mærker.',
  'codes.labels_missing': 'Skriv numre på mærker, som varesedlen har, for eksempel 2,3,4-10.',
  'codes.price_above': 'Prisen kan kun sættes ned. Spørg butikken, hvis den skal op.',
  'codes.price_doubtful': 'Vælg herunder, hvilket beløb du mener.',
  'codes.price_needed': 'Skriv en pris over 0.',
  'codes.other_currency': 'Prisen er i en anden valuta end butikkens. Skriv den i butikkens.',
  'codes.prices_doubtful': 'På sedlen står der priser, som kan læses på to måder. Åbn den, og vælg beløbene.',
  'codes.nothing_to_discount': 'Alle varerne har deres egen rabat, eller der er ingen i butikken.',
  'codes.too_many_discounts': 'Der er for mange rabatter på én gang.',
  'codes.nothing_to_move': 'Ingen af varerne kan komme med eller ud.',
  'codes.product_ended': 'Varen er solgt eller udleveret.',
  'codes.product_not_checked_out': 'Varen er ikke udleveret.',
  'codes.sheet_empty': 'Skriv mindst én vare på sedlen først.',
  'codes.sheet_full': 'Der kan højst stå 1.000 varer på en seddel. Begynd en ny.',
  'codes.sheet_locked': 'Varesedlen er færdigmeldt, så den kan ikke ændres mere.',
  'codes.sheet_not_ready': 'Varerne er ikke klar endnu. Varesedlen skal være færdig først.',
  'codes.too_many_label_files':
    'Du har lavet mange filer med mærker i dag. Prøv igen i morgen, eller bed butikken printe dem.',
  'codes.too_many_sheets': 'Der kan højst være 1.000 varesedler. Slet nogle gamle først.',
  'codes.undo_too_late': 'Prisen kan ikke fortrydes mere. Spørg butikken, hvis den skal op.',
} satisfies Texts
