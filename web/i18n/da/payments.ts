import type { Texts } from '../texts.ts'

export default {
  'payments.title': 'Betaling',
  'payments.yourBookings': 'Dine bookinger',
  'payments.empty': 'Din kurv er tom. Når du har valgt en hylde og en dato, står de her.',
  'payments.bookAShelf': 'Book en hylde',
  'payments.vat': 'Heraf moms ({{percent}} %)',
  'payments.whoTitle': 'Hvem booker?',
  'payments.payTitle': 'Betal',
  'payments.emailHint': 'Her sender vi din bekræftelse.',
  'payments.phoneCountry': 'Land',
  'payments.iAmTenant': 'Jeg er allerede lejer her – log ind',
  'payments.logInTitle': 'Log ind og betal',
  'payments.knownEmail': '{{email}} er allerede lejer her. Log ind, så følger din reservation med.',
  'payments.logInText': 'Din reservation følger med, når du logger ind.',
  'payments.asGuest': 'Book uden at logge ind',
  'payments.agree': 'Jeg accepterer betalingsbetingelserne',
  'payments.readTerms': 'Læs betingelserne',
  'payments.pay': 'Betal {{amount}}',
  'payments.secure': 'Du betaler med kort i et sikkert vindue hos vores betalingsudbyder.',
  'payments.paying': 'Din betaling er i gang …',
  'payments.confirming': 'Vi spørger til din betaling …',
  'payments.cancelled': 'Du afbrød betalingen. Der er ikke trukket penge, og din reservation er her stadig.',
  'payments.failed':
    'Betalingen gik ikke igennem. Der er ikke trukket penge. Prøv igen, eller brug et andet kort.',
  'payments.unloaded':
    'Betalingsvinduet kunne ikke åbnes. Slå en eventuel reklameblokering fra, og prøv igen.',
  'payments.unsettledTitle': 'Vi ved ikke, om betalingen lykkedes',
  'payments.lost': 'Vi fik ikke svar om din betaling. Betal ikke igen, men spørg os på ny om et øjeblik.',
  'payments.askAgain': 'Spørg igen',
  'payments.elsewhere': 'Du er ved at betale i en anden fane. Gør det færdigt der.',
  'payments.delete': 'Fjern',
  'payments.deleteTitle': 'Fjern bookingen?',
  'payments.deleteText': '{{name}} fra {{date}} fjernes fra din kurv, og hylden bliver fri for andre.',
  'payments.deleting': 'Fjerner …',
  'payments.deleted': 'Bookingen er fjernet fra din kurv',
  'payments.refunded':
    'Din betaling kom frem, efter at reservationen var udløbet, og ikke alle hylder var ledige mere. Pengene for det, du ikke fik, er på vej tilbage til dit kort.',
  'codes.too_many_windows':
    'Betalingen er åben i for mange vinduer. Brug et af dem, eller luk dem, og prøv igen.',
  'codes.terms_not_accepted': 'Sæt flueben ved betalingsbetingelserne.',
  'codes.invalid_signature': 'Beskeden kunne ikke bekræftes.',
  'codes.payment_failed': 'Betalingen gik ikke igennem. Der er ikke trukket penge.',
  'codes.payment_pending':
    'Banken er ikke færdig med din betaling. Vent et øjeblik, og prøv igen. Din hylde holdes så længe.',
  'codes.payment_provider_unavailable':
    'Vi kan ikke få fat i betalingsudbyderen. Prøv igen om lidt – din reservation er her stadig.',
  'fields.customerName': 'Navn',
  'fields.customerEmail': 'E-mail',
  'fields.customerPhone': 'Telefon',
  'fields.bookingIds': 'Bookinger',
  'fields.termsAccepted': 'Betingelser',
} satisfies Texts
