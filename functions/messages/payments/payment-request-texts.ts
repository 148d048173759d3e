/** The mail that asks for the money of a booking. */
import type { Language } from '#shared/kit/language.ts'

interface AskedTexts {
  subject: (shop: string) => string
  lead: (shop: string) => string
  until: (day: string, time: string) => string
  shelf: string
  total: string
  button: (amount: string) => string
  closing: string
  /** Where there is nothing to pay. */
  free: { subject: (shop: string) => string; lead: (shop: string) => string; button: string; closing: string }
}

export const ASKED_TEXTS: Record<Language, AskedTexts> = {
  da: {
    subject: shop => `Betal din booking hos ${shop}`,
    lead: shop => `${shop} har booket en hylde til dig. Du mangler kun at betale.`,
    until: (day, time) => `Linket virker til ${day} kl. ${time}.`,
    shelf: 'Hylde',
    total: 'I alt',
    button: amount => `Betal ${amount}`,
    closing:
      'Har du allerede betalt i butikken, skal du ikke gøre mere. Har du spørgsmål, så svar på denne mail.',
    free: {
      subject: shop => `Bekræft din booking hos ${shop}`,
      lead: shop => `${shop} har booket en hylde til dig. Du mangler kun at bekræfte.`,
      button: 'Bekræft din booking',
      closing: 'Har du spørgsmål, så svar på denne mail.',
    },
  },
  de: {
    subject: shop => `Bezahle deine Buchung bei ${shop}`,
    lead: shop => `${shop} hat ein Regal für dich gebucht. Es fehlt nur noch die Zahlung.`,
    until: (day, time) => `Der Link gilt bis ${day}, ${time} Uhr.`,
    shelf: 'Regal',
    total: 'Gesamt',
    button: amount => `${amount} bezahlen`,
    closing:
      'Hast du schon im Laden bezahlt, musst du nichts weiter tun. Bei Fragen antworte auf diese Mail.',
    free: {
      subject: shop => `Bestätige deine Buchung bei ${shop}`,
      lead: shop => `${shop} hat ein Regal für dich gebucht. Es fehlt nur noch deine Bestätigung.`,
      button: 'Buchung bestätigen',
      closing: 'Bei Fragen antworte auf diese Mail.',
    },
  },
  en: {
    subject: shop => `Pay your booking at ${shop}`,
    lead: shop => `${shop} has booked a shelf for you. All that is missing is the payment.`,
    until: (day, time) => `The link works until ${day} at ${time}.`,
    shelf: 'Shelf',
    total: 'Total',
    button: amount => `Pay ${amount}`,
    closing:
      'If you have already paid in the shop, there is nothing left to do. Any questions? Reply to this mail.',
    free: {
      subject: shop => `Confirm your booking at ${shop}`,
      lead: shop => `${shop} has booked a shelf for you. All that is missing is your confirmation.`,
      button: 'Confirm your booking',
      closing: 'Any questions? Reply to this mail.',
    },
  },
}
