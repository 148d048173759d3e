/** The mails that tell staff what happened. */
import type { Language } from '#shared/kit/language.ts'

export type StaffNotice = 'booking' | 'failedRefund' | 'message' | 'withdrawal' | 'move'

interface NoticeTexts {
  subject: (what: string) => string
  lead: string
  button: string
}

export interface NoticeWords extends Record<StaffNotice, NoticeTexts> {
  off: string
  shelf: string
  days: string
  total: string
  amount: string
  from: string
  emptyBy: string
  now: string
  wanted: string
  anyShelf: string
  words: string
  answerBy: string
}

export const NOTICE_TEXTS: Record<Language, NoticeWords> = {
  da: {
    booking: {
      subject: what => `Ny booking: ${what}`,
      lead: 'En kunde har booket og betalt online. Bookingen venter på, at I bekræfter den.',
      button: 'Se bookingen',
    },
    failedRefund: {
      subject: what => `En tilbagebetaling fejlede: ${what}`,
      lead: 'Pengene kom ikke tilbage til kunden. Prøv igen, eller betal dem tilbage på en anden måde.',
      button: 'Se bookingerne',
    },
    message: {
      subject: what => `Ny besked fra ${what}`,
      lead: 'En besøgende har skrevet til jer.',
      button: 'Læs og svar',
    },
    withdrawal: {
      subject: what => `En kunde har fortrudt: ${what}`,
      lead: 'En kunde har fortrudt eller afbestilt sin booking. Pengene går tilbage af sig selv.',
      button: 'Se bookingen',
    },
    move: {
      subject: what => `En kunde vil gerne flytte: ${what}`,
      lead: 'En kunde spørger, om bookingen kan flyttes. Intet er flyttet endnu: I siger ja eller nej.',
      button: 'Svar kunden',
    },
    off: 'I kan slå disse mails fra under Indstillinger, Booking.',
    shelf: 'Hylde',
    days: 'Dage',
    total: 'Betalt',
    amount: 'Beløb',
    from: 'Fra',
    emptyBy: 'Tømmes senest',
    now: 'Nu',
    wanted: 'Ønsket',
    anyShelf: 'en ledig hylde',
    words: 'Kunden skriver',
    answerBy: 'Svar senest',
  },
  de: {
    booking: {
      subject: what => `Neue Buchung: ${what}`,
      lead: 'Ein Kunde hat online gebucht und bezahlt. Die Buchung wartet auf eure Bestätigung.',
      button: 'Buchung ansehen',
    },
    failedRefund: {
      subject: what => `Eine Rückzahlung ist fehlgeschlagen: ${what}`,
      lead: 'Das Geld kam nicht beim Kunden an. Versucht es noch einmal, oder zahlt es auf anderem Weg zurück.',
      button: 'Buchungen ansehen',
    },
    message: {
      subject: what => `Neue Nachricht von ${what}`,
      lead: 'Ein Besucher hat euch geschrieben.',
      button: 'Lesen und antworten',
    },
    withdrawal: {
      subject: what => `Ein Kunde hat widerrufen: ${what}`,
      lead: 'Ein Kunde hat seine Buchung widerrufen oder storniert. Das Geld geht von selbst zurück.',
      button: 'Buchung ansehen',
    },
    move: {
      subject: what => `Ein Kunde möchte umbuchen: ${what}`,
      lead: 'Ein Kunde fragt, ob seine Buchung verlegt werden kann. Noch ist nichts verlegt: Ihr sagt Ja oder Nein.',
      button: 'Dem Kunden antworten',
    },
    off: 'Diese Mails lassen sich unter Einstellungen, Buchung abschalten.',
    shelf: 'Regal',
    days: 'Tage',
    total: 'Bezahlt',
    amount: 'Betrag',
    from: 'Von',
    emptyBy: 'Leer bis',
    now: 'Jetzt',
    wanted: 'Gewünscht',
    anyShelf: 'ein freies Regal',
    words: 'Der Kunde schreibt',
    answerBy: 'Antwort bis',
  },
  en: {
    booking: {
      subject: what => `New booking: ${what}`,
      lead: 'A customer has booked and paid online. The booking waits for you to confirm it.',
      button: 'See the booking',
    },
    failedRefund: {
      subject: what => `A refund failed: ${what}`,
      lead: 'The money did not reach the customer. Try again, or pay it back in another way.',
      button: 'See the bookings',
    },
    message: {
      subject: what => `New message from ${what}`,
      lead: 'A visitor has written to you.',
      button: 'Read and answer',
    },
    withdrawal: {
      subject: what => `A customer has withdrawn: ${what}`,
      lead: 'A customer has withdrawn from a booking or cancelled it. The money goes back by itself.',
      button: 'See the booking',
    },
    move: {
      subject: what => `A customer asks to move: ${what}`,
      lead: 'A customer asks whether a booking can be moved. Nothing has moved yet: you say yes or no.',
      button: 'Answer the customer',
    },
    off: 'You can switch these mails off under Settings, Booking.',
    shelf: 'Shelf',
    days: 'Days',
    total: 'Paid',
    amount: 'Amount',
    from: 'From',
    emptyBy: 'Empty by',
    now: 'Now',
    wanted: 'Wanted',
    anyShelf: 'a free shelf',
    words: 'The customer writes',
    answerBy: 'Answer by',
  },
}
