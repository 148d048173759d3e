/** The mails with a link to choose a password: the first one, a reset, and one by staff. */

import type { Language } from '#shared/kit/language.ts'
import { ANSWERS } from '#shared/markets/answers.ts'

interface PasswordLinkTexts {
  subject: (market: string) => string
  lead: (customerNumber: string) => string
  button: string
  closing: string
}

/** staffReset: staff have ended the former password. */
export type PasswordMail = 'account' | 'reset' | 'staffReset'

export const PASSWORD_LINK_TEXTS: Record<Language, Record<PasswordMail, PasswordLinkTexts>> = {
  da: {
    account: {
      subject: market => `Vælg din adgangskode til ${market}`,
      lead: number =>
        `Vi har oprettet dig med kundenummer ${number}. Vælg en adgangskode, så kan du se dine bookinger${ANSWERS.sales ? ' og salg' : ''}.`,
      button: 'Vælg adgangskode',
      closing: 'Linket virker i 7 dage og kun én gang.',
    },
    reset: {
      subject: market => `Ny adgangskode til ${market}`,
      lead: () => 'Du har bedt om en ny adgangskode. Vælg den her:',
      button: 'Vælg ny adgangskode',
      closing: 'Linket virker i 2 timer og kun én gang. Har du ikke bedt om det, behøver du ikke gøre noget.',
    },
    staffReset: {
      subject: market => `Ny adgangskode til ${market}`,
      lead: () =>
        'Butikken har nulstillet din adgangskode, så den gamle virker ikke længere. Vælg en ny her:',
      button: 'Vælg ny adgangskode',
      closing:
        'Linket virker i 2 timer og kun én gang. Har du ikke talt med butikken om det, så skriv til den.',
    },
  },
  de: {
    account: {
      subject: market => `Wähle dein Passwort für ${market}`,
      lead: number =>
        `Deine Kundennummer ist ${number}. Wähle ein Passwort, dann siehst du deine Buchungen${ANSWERS.sales ? ' und Verkäufe' : ''}.`,
      button: 'Passwort wählen',
      closing: 'Der Link gilt 7 Tage und nur einmal.',
    },
    reset: {
      subject: market => `Neues Passwort für ${market}`,
      lead: () => 'Du hast um ein neues Passwort gebeten. Hier kannst du es wählen:',
      button: 'Neues Passwort wählen',
      closing: 'Der Link gilt 2 Stunden und nur einmal. Warst du das nicht, brauchst du nichts zu tun.',
    },
    staffReset: {
      subject: market => `Neues Passwort für ${market}`,
      lead: () =>
        'Der Laden hat dein Passwort zurückgesetzt. Das alte gilt nicht mehr. Hier wählst du ein neues:',
      button: 'Neues Passwort wählen',
      closing: 'Der Link gilt 2 Stunden und nur einmal. Weißt du nichts davon, schreib dem Laden.',
    },
  },
  en: {
    account: {
      subject: market => `Choose your password for ${market}`,
      lead: number =>
        `Your customer number is ${number}. Choose a password to see your bookings${ANSWERS.sales ? ' and sales' : ''}.`,
      button: 'Choose a password',
      closing: 'The link works for 7 days, and only once.',
    },
    reset: {
      subject: market => `A new password for ${market}`,
      lead: () => 'You asked for a new password. Choose it here:',
      button: 'Choose a new password',
      closing: 'The link works for 2 hours, and only once. If it was not you, there is nothing to do.',
    },
    staffReset: {
      subject: market => `A new password for ${market}`,
      lead: () => 'The shop has reset your password, so the old one no longer works. Choose a new one here:',
      button: 'Choose a new password',
      closing:
        'The link works for 2 hours, and only once. If you did not talk to the shop about it, write to it.',
    },
  },
}
