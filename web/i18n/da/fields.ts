import type { Texts } from '../texts.ts'

export default {
  'codes.bank_account': 'Skriv kontonummeret med 4 til 17 cifre.',
  'codes.bank_reg_number': 'Et registreringsnummer har fire cifre.',
  'codes.sort_code': 'En sort code har seks til otte cifre.',
  'codes.invalid_bic': 'Skriv en BIC med 8 eller 11 tegn.',
  'codes.other_account': 'IBAN og kontonummer er to forskellige konti. Ret den ene, eller lad den være tom.',
  'codes.invalid_iban': 'Denne IBAN passer ikke. Tjek tallene.',
  'codes.invalid_vat_id': 'Momsnummeret passer ikke til landet. Tjek tallene.',
  'codes.label_ranges': 'Skriv numre med komma og bindestreg og uden mellemrum: 2,3,4-10',
  'codes.not_a_number': 'Skriv et tal.',
  'codes.number_range': 'Tallet er for stort, for lille eller har for mange decimaler.',
} satisfies Texts
