import type { Texts } from '../texts.ts'

export default {
  'codes.file_too_long':
    'Die Datei würde für Excel zu lang. Holen Sie sie als CSV, oder wählen Sie einen Status.',
  'codes.label_too_narrow': 'Der Strichcode ist zu breit für diese Etiketten. Wähl breitere.',
  'codes.labels_missing': 'Gib Nummern von Etiketten an, die die Liste hat, zum Beispiel 2,3,4-10.',
  'codes.price_above': 'Der Preis lässt sich nur senken. Frag den Laden, wenn er steigen soll.',
  'codes.price_doubtful': 'Wähle unten, welchen Betrag du meinst.',
  'codes.price_needed': 'Gib einen Preis über 0 ein.',
  'codes.other_currency':
    'Der Preis ist in einer anderen Währung als der des Ladens. Gib ihn in der des Ladens ein.',
  'codes.prices_doubtful':
    'Auf der Liste stehen Preise, die man auf zwei Arten lesen kann. Öffne sie und wähle die Beträge.',
  'codes.nothing_to_discount': 'Alle Artikel haben ihren eigenen Rabatt, oder es sind keine im Laden.',
  'codes.too_many_discounts': 'Es gibt zu viele Rabatte auf einmal.',
  'codes.nothing_to_move': 'Keiner der Artikel kann mitmachen oder aussteigen.',
  'codes.product_ended': 'Der Artikel ist verkauft oder ausgegeben.',
  'codes.product_not_checked_out': 'Der Artikel ist nicht ausgegeben.',
  'codes.sheet_empty': 'Trag zuerst mindestens einen Artikel ein.',
  'codes.sheet_full': 'Eine Liste hat höchstens 1.000 Artikel. Fang eine neue an.',
  'codes.sheet_locked': 'Die Warenliste ist abgeschlossen und lässt sich nicht mehr ändern.',
  'codes.sheet_not_ready': 'Die Artikel sind noch nicht bereit. Zuerst muss die Warenliste fertig sein.',
  'codes.too_many_label_files':
    'Du hast heute schon viele Dateien mit Etiketten erstellt. Versuch es morgen wieder, oder bitte den Laden, sie zu drucken.',
  'codes.too_many_sheets': 'Es kann höchstens 1.000 Warenlisten geben. Lösch zuerst alte.',
  'codes.undo_too_late':
    'Das lässt sich nicht mehr rückgängig machen. Frag den Laden, wenn der Preis steigen soll.',
} satisfies Texts
