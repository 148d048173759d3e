/** The texts of the card window, and its test cards. `{{wallet}}` is the name of a wallet. */

export type Does = 'approves' | 'declines' | 'breaks' | 'asks'

/** The window approves every other well-formed number. */
export const CARDS: readonly { number: string; does: Does }[] = [
  { number: '4546 3411 1111 1119', does: 'approves' },
  { number: '4000 0000 0000 0002', does: 'declines' },
  { number: '4000 0000 0000 0119', does: 'breaks' },
  { number: '4000 0000 0000 3220', does: 'asks' },
]

const da = {
  title: 'Betaling',
  card: 'Betal med kort',
  wallet: 'Betal med {{wallet}}',
  close: 'Luk',
  test: 'Dette er et testvindue. Der trækkes ingen penge; brug aldrig et rigtigt kort her.',
  toPay: 'Til betaling',
  number: 'Kortnummer',
  expiry: 'Udløb',
  expiryShape: 'MM/ÅÅ',
  code: 'Kontrolcifre',
  pay: 'Betal',
  paying: 'Betaler …',
  declined: 'Kortet blev afvist. Prøv igen, eller brug et andet kort.',
  ended: 'Betalingsvinduet er udløbet. Luk det, og begynd betalingen igen.',
  unreachable: 'Der kom intet svar. Prøv igen.',
  badNumber: 'Skriv kortets nummer.',
  badExpiry: 'Skriv måned og år, for eksempel 12/30.',
  badCode: 'Skriv de 3 cifre på bagsiden.',
  challenge: 'Bekræft betalingen',
  challengeText: 'Her ville din bank bede dig om at bekræfte, for eksempel med MitID (3-D Secure).',
  walletText: 'Her ville {{wallet}} bede dig om at bekræfte, for eksempel med ansigt eller fingeraftryk.',
  confirm: 'Bekræft',
  refuse: 'Afvis',
  cards: 'Testkort',
  approves: 'godkendes',
  declines: 'afvises',
  breaks: 'giver en fejl',
  asks: 'beder om bekræftelse (3-D Secure)',
}

export type Words = typeof da

const de: Words = {
  title: 'Zahlung',
  card: 'Mit Karte bezahlen',
  wallet: 'Mit {{wallet}} bezahlen',
  close: 'Schließen',
  test: 'Dies ist ein Testfenster. Es wird kein Geld abgebucht; verwende hier nie eine echte Karte.',
  toPay: 'Zu zahlen',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryShape: 'MM/JJ',
  code: 'Prüfziffer',
  pay: 'Bezahlen:',
  paying: 'Wird bezahlt …',
  declined: 'Die Karte wurde abgelehnt. Versuche es noch einmal oder nimm eine andere Karte.',
  ended: 'Das Zahlungsfenster ist abgelaufen. Schließe es und beginne die Zahlung neu.',
  unreachable: 'Es kam keine Antwort. Versuche es noch einmal.',
  badNumber: 'Gib die Kartennummer ein.',
  badExpiry: 'Gib Monat und Jahr ein, zum Beispiel 12/30.',
  badCode: 'Gib die 3 Ziffern auf der Rückseite ein.',
  challenge: 'Zahlung bestätigen',
  challengeText: 'Hier würde deine Bank dich um eine Bestätigung bitten (3-D Secure).',
  walletText:
    'Hier würde {{wallet}} dich um eine Bestätigung bitten, zum Beispiel mit Gesicht oder Fingerabdruck.',
  confirm: 'Bestätigen',
  refuse: 'Ablehnen',
  cards: 'Testkarten',
  approves: 'wird angenommen',
  declines: 'wird abgelehnt',
  breaks: 'führt zu einem Fehler',
  asks: 'verlangt eine Bestätigung (3-D Secure)',
}

const en: Words = {
  title: 'Payment',
  card: 'Pay by card',
  wallet: 'Pay with {{wallet}}',
  close: 'Close',
  test: 'This is a test window. No money is taken; never use a real card here.',
  toPay: 'To pay',
  number: 'Card number',
  expiry: 'Expires',
  expiryShape: 'MM/YY',
  code: 'Security code',
  pay: 'Pay',
  paying: 'Paying …',
  declined: 'The card was declined. Try again, or use another card.',
  ended: 'The payment window has expired. Close it and start the payment again.',
  unreachable: 'There was no answer. Try again.',
  badNumber: 'Enter the number of the card.',
  badExpiry: 'Enter month and year, for example 12/30.',
  badCode: 'Enter the 3 digits on the back.',
  challenge: 'Confirm the payment',
  challengeText: 'Here your bank would ask you to confirm (3-D Secure).',
  walletText: 'Here {{wallet}} would ask you to confirm, for example with your face or fingerprint.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  cards: 'Test cards',
  approves: 'is approved',
  declines: 'is declined',
  breaks: 'causes an error',
  asks: 'asks for a confirmation (3-D Secure)',
}

export const WORDS = { da, de, en } as const
