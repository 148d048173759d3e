/** The texts of the mail that a password was changed, in three languages. */
import type { Language } from '#shared/kit/language.ts'

interface PasswordChangedTexts {
  subject: (shop: string) => string
  /** `who`: the customer number or the user name. */
  lead: (facts: { shop: string; who: string; day: string; time: string }) => string
  itWasYou: string
  button: string
  closing: string
}

export const PASSWORD_CHANGED_TEXTS: Record<Language, PasswordChangedTexts> = {
  da: {
    subject: shop => `Din adgangskode til ${shop} er ændret`,
    lead: ({ shop, who, day, time }) =>
      `Adgangskoden til din konto hos ${shop} (${who}) blev ændret ${day} kl. ${time}.`,
    itWasYou: 'Var det dig, behøver du ikke gøre noget.',
    button: 'Var det ikke dig? Vælg en ny adgangskode',
    closing: 'Var det ikke dig, så skriv også til os: svar på denne mail.',
  },
  de: {
    subject: shop => `Dein Passwort für ${shop} ist geändert`,
    lead: ({ shop, who, day, time }) =>
      `Das Passwort deines Kontos bei ${shop} (${who}) wurde am ${day} um ${time} Uhr geändert.`,
    itWasYou: 'Warst du das, brauchst du nichts zu tun.',
    button: 'Warst du das nicht? Neues Passwort wählen',
    closing: 'Warst du das nicht, dann schreib uns auch: Antworte auf diese Mail.',
  },
  en: {
    subject: shop => `Your password for ${shop} was changed`,
    lead: ({ shop, who, day, time }) =>
      `The password of your account at ${shop} (${who}) was changed on ${day} at ${time}.`,
    itWasYou: 'If it was you, there is nothing to do.',
    button: 'Was it not you? Choose a new password',
    closing: 'If it was not you, write to us as well: reply to this mail.',
  },
}
