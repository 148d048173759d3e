/** The texts of the confirmation of a payment in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface BookedTexts {
  subject: (count: number, market: string) => string
  lead: (market: string) => string
  /** Of an extension: its reader has a shelf already. */
  extendedSubject: (market: string) => string
  extendedLead: (market: string) => string
  /** The same two where nothing was to pay. */
  freeLead: (market: string) => string
  extendedFreeLead: (market: string) => string
  paidOn: string
  buyer: string
  /** Our id of the payment, which the card provider knows too. */
  reference: string
  sum: string
  /** Over the sum where nothing was to pay. */
  freeSum: string
  /** That the receipt as PDF and the calendar file are attached. */
  calendarAndReceipt: string
  /** The link to the receipt in the browser. */
  button: string
  linkLasts: string
}

export const BOOKED_TEXTS: Record<Language, BookedTexts> = {
  da: {
    subject: (count, market) =>
      count > 1 ? `Dine hylder hos ${market} er booket` : `Din hylde hos ${market} er booket`,
    lead: market => `Tak for din booking hos ${market}. Din betaling er modtaget, og her er det hele samlet:`,
    extendedSubject: market => `Din booking hos ${market} er forlænget`,
    extendedLead: market =>
      `Du har forlænget hos ${market}. Din betaling er modtaget, og her er de nye dage:`,
    freeLead: market => `Tak for din booking hos ${market}. Her er det hele samlet:`,
    extendedFreeLead: market => `Du har forlænget hos ${market}. Her er de nye dage:`,
    paidOn: 'Betalt den',
    buyer: 'Køber',
    reference: 'Betalingsnummer',
    sum: 'Din betaling',
    freeSum: 'Din booking',
    calendarAndReceipt: 'Kvitteringen er vedhæftet som PDF, og datoerne ligger i den vedhæftede kalenderfil.',
    button: 'Se din booking',
    linkLasts: 'Linket til din booking virker indtil tre dage efter din sidste dag.',
  },
  de: {
    subject: (count, market) =>
      count > 1 ? `Deine Regale bei ${market} sind gebucht` : `Dein Regal bei ${market} ist gebucht`,
    lead: market =>
      `Danke für deine Buchung bei ${market}. Deine Zahlung ist da, hier steht alles auf einen Blick:`,
    extendedSubject: market => `Deine Buchung bei ${market} ist verlängert`,
    extendedLead: market =>
      `Du hast bei ${market} verlängert. Deine Zahlung ist da, hier stehen die neuen Tage:`,
    freeLead: market => `Danke für deine Buchung bei ${market}. Hier steht alles auf einen Blick:`,
    extendedFreeLead: market => `Du hast bei ${market} verlängert. Hier stehen die neuen Tage:`,
    paidOn: 'Bezahlt am',
    buyer: 'Gebucht von',
    reference: 'Zahlungsnummer',
    sum: 'Deine Zahlung',
    freeSum: 'Deine Buchung',
    calendarAndReceipt: 'Die Quittung hängt als PDF an, die Tage stehen in der angehängten Kalenderdatei.',
    button: 'Buchung ansehen',
    linkLasts: 'Der Link zu deiner Buchung funktioniert bis drei Tage nach deinem letzten Tag.',
  },
  en: {
    subject: (count, market) =>
      count > 1 ? `Your shelves at ${market} are booked` : `Your shelf at ${market} is booked`,
    lead: market =>
      `Thank you for booking at ${market}. Your payment has arrived, and here is everything in one place:`,
    extendedSubject: market => `Your booking at ${market} is extended`,
    extendedLead: market =>
      `You have extended at ${market}. Your payment has arrived, and here are the new days:`,
    freeLead: market => `Thank you for booking at ${market}. Here is everything in one place:`,
    extendedFreeLead: market => `You have extended at ${market}. Here are the new days:`,
    paidOn: 'Paid on',
    buyer: 'Buyer',
    reference: 'Payment number',
    sum: 'Your payment',
    freeSum: 'Your booking',
    calendarAndReceipt: 'The receipt is attached as PDF, and the dates are in the attached calendar file.',
    button: 'See your booking',
    linkLasts: 'The link to your booking works until three days after your last day.',
  },
}
