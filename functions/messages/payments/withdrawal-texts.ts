/** The texts of the mail that acknowledges a withdrawal or a cancellation in three languages, written by meaning. */
import type { WITHDRAWAL_KINDS } from '#shared/bookings/withdrawal.ts'
import type { Language } from '#shared/kit/language.ts'

interface KindTexts {
  subject: (market: string) => string
  /** When the statement came, to the minute. */
  lead: (day: string, time: string) => string
  statement: string
}

interface WithdrawalTexts {
  acknowledged: Record<(typeof WITHDRAWAL_KINDS)[number], KindTexts> & {
    contents: string
    name: string
    email: string
    booking: string
    paidWith: string
    amount: string
    backBy: string
    toCard: (card: string) => string
    emptyBy: string
    emptyAt: (day: string, time: string) => string
    freeNow: string
    keep: string
  }
}

export const WITHDRAWAL_TEXTS: Record<Language, WithdrawalTexts> = {
  da: {
    acknowledged: {
      withdrawal: {
        subject: market => `Du har fortrudt din booking hos ${market}`,
        lead: (day, time) => `Vi har modtaget din fortrydelse ${day} kl. ${time}.`,
        statement: 'Du fortryder aftalen om leje',
      },
      cancellation: {
        subject: market => `Du har afbestilt din booking hos ${market}`,
        lead: (day, time) => `Vi har modtaget din afbestilling ${day} kl. ${time}.`,
        statement: 'Du afbestiller efter butikkens regler',
      },
      contents: 'Din besked',
      name: 'Navn',
      email: 'E-mail',
      booking: 'Booking',
      paidWith: 'Betalingsnummer',
      amount: 'Du får tilbage',
      backBy: 'Senest',
      toCard: card => `Pengene sendes til kortet, der ender på ${card}.`,
      emptyBy: 'Tøm hylden senest',
      emptyAt: (day, time) => `${day} kl. ${time}`,
      freeNow: 'Hylden er givet fri med det samme.',
      keep: 'Gem denne mail: den er dit bevis.',
    },
  },
  de: {
    acknowledged: {
      withdrawal: {
        subject: market => `Du hast deine Buchung bei ${market} widerrufen`,
        lead: (day, time) => `Wir haben deinen Widerruf am ${day} um ${time} Uhr erhalten.`,
        statement: 'Du widerrufst den Mietvertrag',
      },
      cancellation: {
        subject: market => `Du hast deine Buchung bei ${market} storniert`,
        lead: (day, time) => `Wir haben deine Stornierung am ${day} um ${time} Uhr erhalten.`,
        statement: 'Du stornierst nach den Regeln des Ladens',
      },
      contents: 'Deine Erklärung',
      name: 'Name',
      email: 'E-Mail',
      booking: 'Buchung',
      paidWith: 'Zahlungsnummer',
      amount: 'Du bekommst zurück',
      backBy: 'Spätestens',
      toCard: card => `Das Geld geht auf die Karte mit den Endziffern ${card}.`,
      emptyBy: 'Regal ausräumen bis',
      emptyAt: (day, time) => `${day}, ${time} Uhr`,
      freeNow: 'Das Regal ist sofort frei.',
      keep: 'Bewahre diese Mail auf: Sie ist dein Nachweis.',
    },
  },
  en: {
    acknowledged: {
      withdrawal: {
        subject: market => `You have withdrawn from your booking at ${market}`,
        lead: (day, time) => `We received your withdrawal on ${day} at ${time}.`,
        statement: 'You withdraw from the contract for the rent',
      },
      cancellation: {
        subject: market => `You have cancelled your booking at ${market}`,
        lead: (day, time) => `We received your cancellation on ${day} at ${time}.`,
        statement: 'You cancel by the rules of the shop',
      },
      contents: 'Your statement',
      name: 'Name',
      email: 'Email',
      booking: 'Booking',
      paidWith: 'Payment number',
      amount: 'You get back',
      backBy: 'At the latest',
      toCard: card => `The money goes to the card ending in ${card}.`,
      emptyBy: 'Empty the shelf by',
      emptyAt: (day, time) => `${day} at ${time}`,
      freeNow: 'The shelf was set free at once.',
      keep: 'Keep this mail: it is your proof.',
    },
  },
}
