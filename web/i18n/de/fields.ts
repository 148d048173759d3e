import type { Texts } from '../texts.ts'

export default {
  'codes.bank_account': 'Gib die Kontonummer mit 4 bis 17 Ziffern ein.',
  'codes.bank_reg_number': 'Eine Registrierungsnummer hat vier Ziffern.',
  'codes.sort_code': 'Ein Sort Code hat sechs bis acht Ziffern.',
  'codes.invalid_bic': 'Gib eine BIC mit 8 oder 11 Zeichen ein.',
  'codes.other_account':
    'IBAN und Kontonummer sind zwei verschiedene Konten. Ändere eins davon, oder lass es leer.',
  'codes.invalid_iban': 'Diese IBAN stimmt nicht. Prüfe die Ziffern.',
  'codes.invalid_vat_id': 'Die USt-IdNr. passt nicht zum Land. Prüfe die Ziffern.',
  'codes.label_ranges': 'Gib Nummern mit Komma und Bindestrich ohne Leerzeichen ein: 2,3,4-10',
  'codes.not_a_number': 'Gib eine Zahl ein.',
  'codes.number_range': 'Die Zahl ist zu groß, zu klein oder hat zu viele Nachkommastellen.',
} satisfies Texts
