/** The texts of the mail with a code to log in, or to prove who one is, in three languages. */
import type { Language } from '#shared/kit/language.ts'

interface CodeTexts {
  subject: (market: string) => string
  lead: string
  closing: string
  /** In the mail to somebody who is logged in. */
  proofClosing: string
}

export const CODE_TEXTS: Record<Language, CodeTexts> = {
  da: {
    subject: market => `Din kode til ${market}`,
    lead: 'Skriv denne kode for at vise, at det er dig:',
    closing:
      'Koden virker i 10 minutter og kun én gang. Giv den ikke videre. Har du ikke bedt om den, behøver du ikke gøre noget.',
    proofClosing:
      'Koden virker i 10 minutter og kun én gang. Giv den ikke til andre. Har du ikke bedt om den, er en anden måske logget ind på din konto: vælg så en ny adgangskode.',
  },
  de: {
    subject: market => `Dein Code für ${market}`,
    lead: 'Gib diesen Code ein, um zu zeigen, dass du es bist:',
    closing:
      'Der Code gilt 10 Minuten und nur einmal. Gib ihn nicht weiter. Hast du ihn nicht angefordert, brauchst du nichts zu tun.',
    proofClosing:
      'Der Code gilt 10 Minuten und nur einmal. Gib ihn niemandem weiter. Hast du ihn nicht angefordert, ist vielleicht jemand anderes in deinem Konto angemeldet: Wähle dann ein neues Passwort.',
  },
  en: {
    subject: market => `Your code for ${market}`,
    lead: 'Type this code to show that it is you:',
    closing:
      'The code works for 10 minutes, and only once. Do not share it. If you did not ask for it, there is nothing to do.',
    proofClosing:
      'The code works for 10 minutes, and only once. Do not share it. If you did not ask for it, somebody else may be logged in to your account: then choose a new password.',
  },
}
