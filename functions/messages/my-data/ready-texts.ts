/** The mail that the file of a tenant's data can be downloaded, in three languages. */
import type { Language } from '#shared/kit/language.ts'

interface ReadyTexts {
  subject: (market: string) => string
  lead: (market: string, number: string) => string
  button: string
  closing: string
}

export const READY_TEXTS: Record<Language, ReadyTexts> = {
  da: {
    subject: market => `Dine data fra ${market} er klar`,
    lead: (market, number) =>
      `Filen med alt, hvad ${market} har om dig (kundenummer ${number}), er klar. Hent den under Indstillinger. Du skal logge ind for at få den.`,
    button: 'Hent mine data',
    closing: 'Filen ligger der i 7 dage. Var det ikke dig, der bad om den, så skift din adgangskode.',
  },
  de: {
    subject: market => `Deine Daten von ${market} sind bereit`,
    lead: (market, number) =>
      `Die Datei mit allem, was ${market} über dich hat (Kundennummer ${number}), ist fertig. Du findest sie unter Einstellungen. Zum Herunterladen meldest du dich an.`,
    button: 'Meine Daten herunterladen',
    closing: 'Die Datei bleibt 7 Tage dort. Warst du das nicht, dann ändere dein Passwort.',
  },
  en: {
    subject: market => `Your data from ${market} is ready`,
    lead: (market, number) =>
      `The file with all that ${market} has about you (customer number ${number}) is ready. Download it under Settings. You need to log in to get it.`,
    button: 'Download my data',
    closing: 'The file stays there for 7 days. If it was not you who asked for it, change your password.',
  },
}
