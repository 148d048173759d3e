/** The texts of mails to administrators in three languages, written by meaning. */
import type { Payload } from '#events/envelope.ts'
import type { administratorLinkWanted } from '#events/identity.ts'
import type { Language } from '#shared/kit/language.ts'

export type StaffLink = Payload<typeof administratorLinkWanted>['about']

interface StaffLetter {
  subject: (market: string) => string
  lead: (market: string, username: string) => string
  button: string
  closing: string
}

interface StaffTexts extends Record<StaffLink, StaffLetter> {
  /** To the address that another one has taken the place of. */
  addressChanged: {
    subject: (about: { market: string; username: string }) => string
    lead: (about: { market: string; username: string; email: string }) => string
    closing: string
  }
  /** The button in the mail to the former address. */
  undo: string
}

export const STAFF_TEXTS: Record<Language, StaffTexts> = {
  da: {
    registered: {
      subject: market => `Bekræft din e-mail til ${market}`,
      lead: (market, username) =>
        `${market} er oprettet, og dit brugernavn er ${username}. Bekræft, at denne e-mail er din. Så kan vi sende dig et link, hvis du glemmer din adgangskode.`,
      button: 'Bekræft e-mail',
      closing: 'Linket virker i 7 dage. Har du ikke oprettet butikken, behøver du ikke gøre noget.',
    },
    invited: {
      subject: market => `Du er inviteret til at styre ${market}`,
      lead: (market, username) =>
        `Du kan nu være med til at styre ${market}. Dit brugernavn er ${username}. Vælg en adgangskode, så er du i gang.`,
      button: 'Vælg adgangskode',
      closing: 'Linket virker i 7 dage og kun én gang. Kender du ikke butikken, behøver du ikke gøre noget.',
    },
    'email-changed': {
      subject: market => `Bekræft din nye e-mail til ${market}`,
      lead: (market, username) =>
        `${username} hos ${market} vil bruge denne e-mail fra nu af. Bekræft, at den er din. Bagefter logger du ind igen.`,
      button: 'Bekræft e-mail',
      closing: 'Linket virker i 7 dage. Har du ikke bedt om det, behøver du ikke gøre noget.',
    },
    reset: {
      subject: market => `Ny adgangskode til ${market}`,
      lead: (market, username) => `Vælg en ny adgangskode til brugeren ${username} hos ${market}:`,
      button: 'Vælg ny adgangskode',
      closing: 'Linket virker i 2 timer og kun én gang. Har du ikke bedt om det, behøver du ikke gøre noget.',
    },
    addressChanged: {
      subject: ({ market, username }) => `E-mailen for ${username} hos ${market} er ændret`,
      lead: ({ market, username, email }) =>
        `${username} hos ${market} har fået en ny e-mail: ${email}. Vi skriver ikke længere til denne adresse.`,
      closing:
        'Var det ikke dig, så fortryd inden 7 dage. Så er denne adresse din igen, alle bliver logget ud, og vi sender dig et link til en ny adgangskode.',
    },
    undo: 'Fortryd ændringen',
  },
  de: {
    registered: {
      subject: market => `Bestätige deine E-Mail-Adresse für ${market}`,
      lead: (market, username) =>
        `${market} ist angelegt, dein Benutzername ist ${username}. Bestätige, dass diese Adresse dir gehört. Dann können wir dir einen Link schicken, falls du dein Passwort vergisst.`,
      button: 'Adresse bestätigen',
      closing: 'Der Link gilt 7 Tage. Hast du den Markt nicht angelegt, brauchst du nichts zu tun.',
    },
    invited: {
      subject: market => `Einladung, ${market} mit zu verwalten`,
      lead: (market, username) =>
        `Du kannst jetzt ${market} mit verwalten. Dein Benutzername ist ${username}. Wähle ein Passwort, und los geht’s.`,
      button: 'Passwort wählen',
      closing: 'Der Link gilt 7 Tage und nur einmal. Kennst du den Markt nicht, brauchst du nichts zu tun.',
    },
    'email-changed': {
      subject: market => `Bestätige deine neue E-Mail-Adresse für ${market}`,
      lead: (market, username) =>
        `${username} bei ${market} möchte ab jetzt diese Adresse nutzen. Bestätige, dass sie dir gehört. Danach meldest du dich neu an.`,
      button: 'Adresse bestätigen',
      closing: 'Der Link gilt 7 Tage. Warst du das nicht, brauchst du nichts zu tun.',
    },
    reset: {
      subject: market => `Neues Passwort für ${market}`,
      lead: (market, username) => `Wähle ein neues Passwort für den Benutzer ${username} bei ${market}:`,
      button: 'Neues Passwort wählen',
      closing: 'Der Link gilt 2 Stunden und nur einmal. Warst du das nicht, brauchst du nichts zu tun.',
    },
    addressChanged: {
      subject: ({ market, username }) => `Die E-Mail-Adresse von ${username} bei ${market} ist geändert`,
      lead: ({ market, username, email }) =>
        `${username} bei ${market} hat eine neue E-Mail-Adresse: ${email}. An diese Adresse schreiben wir nicht mehr.`,
      closing:
        'Warst du das nicht, dann mach es innerhalb von 7 Tagen rückgängig. Dann gilt diese Adresse wieder, alle werden abgemeldet, und wir schicken dir einen Link für ein neues Passwort.',
    },
    undo: 'Änderung rückgängig machen',
  },
  en: {
    registered: {
      subject: market => `Confirm your address for ${market}`,
      lead: (market, username) =>
        `${market} is open for you to set up, and your user name is ${username}. Confirm that this address is yours. Then we can send you a link if you forget your password.`,
      button: 'Confirm address',
      closing: 'The link works for 7 days. If you did not open the market, there is nothing to do.',
    },
    invited: {
      subject: market => `You are invited to run ${market}`,
      lead: (market, username) =>
        `You can now help to run ${market}. Your user name is ${username}. Choose a password to get started.`,
      button: 'Choose a password',
      closing:
        'The link works for 7 days, and only once. If you do not know the market, there is nothing to do.',
    },
    'email-changed': {
      subject: market => `Confirm your new address for ${market}`,
      lead: (market, username) =>
        `${username} at ${market} wants to use this address from now on. Confirm that it is yours. After that, log in again.`,
      button: 'Confirm address',
      closing: 'The link works for 7 days. If it was not you, there is nothing to do.',
    },
    reset: {
      subject: market => `A new password for ${market}`,
      lead: (market, username) => `Choose a new password for the user ${username} at ${market}:`,
      button: 'Choose a new password',
      closing: 'The link works for 2 hours, and only once. If it was not you, there is nothing to do.',
    },
    addressChanged: {
      subject: ({ market, username }) => `The address of ${username} at ${market} has changed`,
      lead: ({ market, username, email }) =>
        `${username} at ${market} has a new address: ${email}. We no longer write to this one.`,
      closing:
        'If it was not you, undo it within 7 days. This address is yours again then, everybody is logged out, and we mail you a link to choose a new password.',
    },
    undo: 'Undo the change',
  },
}
