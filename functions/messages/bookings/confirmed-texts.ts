/** The mail by which staff confirm a booking that they made. */
import type { Language } from '#shared/kit/language.ts'

interface ConfirmedTexts {
  subject: (shop: string) => string
  lead: (shop: string) => string
  money: string
  payment: string
  paidInShop: string
  paidOnline: string
  payLater: string
  withheld: string
  linkIsOut: string
  /** The receipt comes from the shop's till (D54). */
  noReceipt: string
  questions: string
}

export const CONFIRMED_TEXTS: Record<Language, ConfirmedTexts> = {
  da: {
    subject: shop => `Bekræftelse på din booking hos ${shop}`,
    lead: shop => `Vi har booket en hylde til dig hos ${shop}. Her er det hele samlet:`,
    money: 'Pris',
    payment: 'Betaling',
    paidInShop: 'Betalt i butikken',
    paidOnline: 'Betalt online',
    payLater: 'Betales i butikken',
    withheld: 'Trækkes fra dit salg',
    linkIsOut: 'Du har fået et link til at betale med',
    noReceipt: 'Det her er en bekræftelse, ikke en kvittering. Kvitteringen får du ved kassen.',
    questions: 'Passer noget ikke, så svar på denne mail.',
  },
  de: {
    subject: shop => `Bestätigung deiner Buchung bei ${shop}`,
    lead: shop => `Wir haben bei ${shop} ein Regal für dich gebucht. Hier steht alles auf einen Blick:`,
    money: 'Preis',
    payment: 'Zahlung',
    paidInShop: 'Im Laden bezahlt',
    paidOnline: 'Online bezahlt',
    payLater: 'Zahlung im Laden',
    withheld: 'Wird von deinen Verkäufen abgezogen',
    linkIsOut: 'Du hast einen Link zum Bezahlen bekommen',
    noReceipt: 'Das ist eine Bestätigung, kein Kassenbeleg. Den Beleg bekommst du an der Kasse.',
    questions: 'Stimmt etwas nicht, antworte einfach auf diese Mail.',
  },
  en: {
    subject: shop => `Confirmation of your booking at ${shop}`,
    lead: shop => `We have booked a shelf for you at ${shop}. Here is everything in one place:`,
    money: 'Price',
    payment: 'Payment',
    paidInShop: 'Paid in the shop',
    paidOnline: 'Paid online',
    payLater: 'To be paid in the shop',
    withheld: 'Taken from your sales',
    linkIsOut: 'You have a link to pay with',
    noReceipt: 'This is a confirmation, not a receipt. The receipt comes from the till.',
    questions: 'If something is not right, reply to this mail.',
  },
}
