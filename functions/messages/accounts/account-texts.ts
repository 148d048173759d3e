/** The texts of mails about a tenant's account and its address in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface AccountLetter {
  subject: (market: string) => string
  lead: (market: string, number: string) => string
  closing: string
}

interface AccountTexts {
  /** To the owner of an account, when somebody registers with its address. */
  registeredBefore: AccountLetter
  /** To the owner of an account, when another customer wants its address. */
  addressTaken: AccountLetter
  /** To a new address: a link to confirm it. */
  addressWanted: AccountLetter & { button: string }
  /** To the old address, when another one has taken its place. */
  addressChanged: AccountLetter
  /** To a customer, when what was sold goes to another bank account. */
  bankAccountChanged: {
    subject: (market: string) => string
    /** `ends`: the last characters of the account. */
    lead: (market: string, ends: string) => string
    gone: (market: string) => string
    closing: string
    /** Instead of these, where the customer has changed it and is to confirm it. */
    confirmSubject: (market: string) => string
    confirmLead: (market: string, ends: string) => string
    button: string
    confirmClosing: string
  }
  /** To the address of a customer who was merged into another one. */
  merged: {
    subject: (market: string) => string
    lead: (from: string, kept: string) => string
    closing: string
  }
  /** To the address that a deleted account had. */
  accountDeleted: {
    subject: (market: string) => string
    lead: (market: string) => string
    stays: string
    closing: string
  }
  logIn: string
  reset: string
}

export const ACCOUNT_TEXTS: Record<Language, AccountTexts> = {
  da: {
    registeredBefore: {
      subject: market => `Du har allerede en konto hos ${market}`,
      lead: (market, number) =>
        `Nogen har lige villet oprette en konto hos ${market} med denne e-mail. Du har allerede en, med kundenummer ${number}, så der er ikke oprettet en ny. Log ind med den, eller vælg en ny adgangskode, hvis du har glemt den gamle.`,
      closing: 'Var det ikke dig, behøver du ikke gøre noget.',
    },
    addressTaken: {
      subject: market => `Du har allerede en konto hos ${market}`,
      lead: (market, number) =>
        `Nogen har lige villet bruge denne e-mail til en anden konto hos ${market}. Den hører allerede til din konto med kundenummer ${number}, så intet er ændret. Skal de to konti være én, så skriv til os.`,
      closing: 'Var det ikke dig, behøver du ikke gøre noget.',
    },
    addressWanted: {
      subject: market => `Bekræft din nye e-mail til ${market}`,
      lead: (market, number) =>
        `Du vil bruge denne e-mail til din konto hos ${market} (kundenummer ${number}). Bekræft, at den er din. Bagefter logger du ind igen med den nye e-mail.`,
      button: 'Bekræft e-mail',
      closing:
        'Linket virker i 7 dage og kun én gang. Har du ikke bedt om det, behøver du ikke gøre noget: så bliver intet ændret.',
    },
    addressChanged: {
      subject: market => `Din e-mail hos ${market} er ændret`,
      lead: (market, number) =>
        `Din konto hos ${market} (kundenummer ${number}) har fået en ny e-mail. Du logger ind med den fra nu af, og vi skriver ikke længere til denne adresse.`,
      closing:
        'Var det ikke dig, så fortryd inden 7 dage. Så er kontoen din igen, alle bliver logget ud, og vi sender dig et link til en ny adgangskode.',
    },
    bankAccountChanged: {
      subject: market => `Din bankkonto hos ${market} er ændret`,
      lead: (market, ends) =>
        `${market} udbetaler fra nu af dine penge til kontoen, der ender på ${ends}. Tjek, at det er din.`,
      gone: market => `${market} har ikke længere en bankkonto til dine udbetalinger.`,
      closing: 'Var det ikke dig eller aftalt med butikken, så ring eller svar på denne mail med det samme.',
      confirmSubject: market => `Bekræft din nye bankkonto hos ${market}`,
      confirmLead: (market, ends) =>
        `Du har bedt ${market} om at udbetale dine penge til kontoen, der ender på ${ends}. Bekræft, at den er din. Indtil da bliver pengene stående på din saldo, og der bliver ikke udbetalt noget.`,
      button: 'Bekræft bankkonto',
      confirmClosing:
        'Linket virker i 14 dage. Var det ikke dig, så bekræft ikke, og ring eller svar på denne mail med det samme.',
    },
    merged: {
      subject: market => `Dine to konti hos ${market} er blevet til én`,
      lead: (from, kept) =>
        `Kundenummer ${from} er slået sammen med ${kept}. Dine bookinger følger med, og fra nu af logger du ind med den konto.`,
      closing: 'Er de to ikke den samme person, så ring eller svar på denne mail med det samme.',
    },
    accountDeleted: {
      subject: market => `Din konto hos ${market} er slettet`,
      lead: market =>
        `Din konto hos ${market} er slettet, som du bad om. Du kan ikke længere logge ind, og vi skriver ikke mere til dig.`,
      stays:
        'Kvitteringer og bilag gemmer butikken, så længe bogføringsloven kræver det. Dine tidligere bookinger står tilbage uden dit navn.',
      closing: 'Var det ikke dig, så ring eller svar på denne mail med det samme.',
    },
    logIn: 'Log ind',
    reset: 'Glemt adgangskode? Vælg en ny',
  },
  de: {
    registeredBefore: {
      subject: market => `Du hast schon ein Konto bei ${market}`,
      lead: (market, number) =>
        `Gerade wollte jemand mit dieser E-Mail-Adresse ein Konto bei ${market} anlegen. Du hast schon eins mit der Kundennummer ${number}, darum haben wir kein neues angelegt. Melde dich damit an, oder wähle ein neues Passwort, falls du das alte vergessen hast.`,
      closing: 'Warst du das nicht, brauchst du nichts zu tun.',
    },
    addressTaken: {
      subject: market => `Du hast schon ein Konto bei ${market}`,
      lead: (market, number) =>
        `Gerade wollte jemand diese E-Mail-Adresse für ein anderes Konto bei ${market} nutzen. Sie gehört schon zu deinem Konto mit der Kundennummer ${number}, darum hat sich nichts geändert. Sollen beide Konten eins werden, dann schreib uns.`,
      closing: 'Warst du das nicht, brauchst du nichts zu tun.',
    },
    addressWanted: {
      subject: market => `Bestätige deine neue E-Mail-Adresse für ${market}`,
      lead: (market, number) =>
        `Du möchtest diese Adresse für dein Konto bei ${market} nutzen (Kundennummer ${number}). Bestätige, dass sie dir gehört. Danach meldest du dich mit der neuen Adresse an.`,
      button: 'Adresse bestätigen',
      closing:
        'Der Link gilt 7 Tage und nur einmal. Warst du das nicht, brauchst du nichts zu tun: Dann bleibt alles, wie es ist.',
    },
    addressChanged: {
      subject: market => `Deine E-Mail-Adresse bei ${market} ist geändert`,
      lead: (market, number) =>
        `Dein Konto bei ${market} (Kundennummer ${number}) hat eine neue E-Mail-Adresse. Ab jetzt meldest du dich damit an, und wir schreiben nicht mehr an diese Adresse.`,
      closing:
        'Warst du das nicht, dann mach es innerhalb von 7 Tagen rückgängig. Dann gehört das Konto wieder dir, alle werden abgemeldet, und wir schicken dir einen Link für ein neues Passwort.',
    },
    bankAccountChanged: {
      subject: market => `Dein Bankkonto bei ${market} ist geändert`,
      lead: (market, ends) =>
        `${market} zahlt dein Geld ab jetzt auf das Konto mit der Endung ${ends} aus. Prüfe, ob es deins ist.`,
      gone: market => `${market} hat kein Bankkonto mehr für deine Auszahlungen.`,
      closing:
        'Warst du das nicht und ist es nicht mit dem Laden abgesprochen, dann ruf sofort an oder antworte auf diese Mail.',
      confirmSubject: market => `Bestätige dein neues Bankkonto bei ${market}`,
      confirmLead: (market, ends) =>
        `${market} soll dein Geld auf das Konto mit der Endung ${ends} auszahlen. Bestätige, dass es deins ist. Bis dahin bleibt das Geld auf deinem Guthaben, und nichts wird ausgezahlt.`,
      button: 'Bankkonto bestätigen',
      confirmClosing:
        'Der Link gilt 14 Tage. Warst du das nicht, dann bestätige nicht, und ruf sofort an oder antworte auf diese Mail.',
    },
    merged: {
      subject: market => `Aus deinen zwei Konten bei ${market} ist eins geworden`,
      lead: (from, kept) =>
        `Die Kundennummer ${from} gehört jetzt zu ${kept}. Deine Buchungen sind mitgekommen, und ab jetzt meldest du dich mit diesem Konto an.`,
      closing: 'Sind die beiden nicht dieselbe Person, dann ruf sofort an oder antworte auf diese Mail.',
    },
    accountDeleted: {
      subject: market => `Dein Konto bei ${market} ist gelöscht`,
      lead: market =>
        `Dein Konto bei ${market} ist gelöscht, wie du es wolltest. Du kannst dich nicht mehr anmelden, und wir schreiben dir nicht mehr.`,
      stays:
        'Quittungen und Belege bewahrt der Laden so lange auf, wie es das Gesetz verlangt. Deine früheren Buchungen bleiben ohne deinen Namen bestehen.',
      closing: 'Warst du das nicht, dann ruf uns sofort an oder antworte auf diese Mail.',
    },
    logIn: 'Anmelden',
    reset: 'Passwort vergessen? Neues wählen',
  },
  en: {
    registeredBefore: {
      subject: market => `You already have an account at ${market}`,
      lead: (market, number) =>
        `Somebody just tried to open an account at ${market} with this address. You already have one, with customer number ${number}, so no new one was made. Log in with it, or choose a new password if you have forgotten the old one.`,
      closing: 'If it was not you, there is nothing to do.',
    },
    addressTaken: {
      subject: market => `You already have an account at ${market}`,
      lead: (market, number) =>
        `Somebody just tried to use this address for another account at ${market}. It already belongs to your account with customer number ${number}, so nothing has changed. If the two accounts should be one, write to us.`,
      closing: 'If it was not you, there is nothing to do.',
    },
    addressWanted: {
      subject: market => `Confirm your new address for ${market}`,
      lead: (market, number) =>
        `You want to use this address for your account at ${market} (customer number ${number}). Confirm that it is yours. After that, log in again with the new address.`,
      button: 'Confirm address',
      closing:
        'The link works for 7 days, and only once. If it was not you, there is nothing to do: nothing will change.',
    },
    addressChanged: {
      subject: market => `Your address at ${market} has changed`,
      lead: (market, number) =>
        `Your account at ${market} (customer number ${number}) has a new address. From now on you log in with it, and we no longer write to this one.`,
      closing:
        'If it was not you, undo it within 7 days. The account is yours again then, everybody is logged out, and we mail you a link to choose a new password.',
    },
    bankAccountChanged: {
      subject: market => `Your bank account at ${market} was changed`,
      lead: (market, ends) =>
        `From now on ${market} pays your money out to the account that ends in ${ends}. Check that it is yours.`,
      gone: market => `${market} no longer has a bank account for your payouts.`,
      closing: 'If it was not you, and not agreed with the shop, call or answer this mail right away.',
      confirmSubject: market => `Confirm your new bank account at ${market}`,
      confirmLead: (market, ends) =>
        `You asked ${market} to pay your money out to the account that ends in ${ends}. Confirm that it is yours. Until then the money stays on your balance, and nothing is paid out.`,
      button: 'Confirm bank account',
      confirmClosing:
        'The link works for 14 days. If it was not you, do not confirm, and call or answer this mail right away.',
    },
    merged: {
      subject: market => `Your two accounts at ${market} are now one`,
      lead: (from, kept) =>
        `Customer number ${from} is now part of ${kept}. Your bookings came along, and from now on you log in with that account.`,
      closing: 'If the two are not the same person, call or answer this mail right away.',
    },
    accountDeleted: {
      subject: market => `Your account at ${market} is deleted`,
      lead: market =>
        `Your account at ${market} is deleted, as you asked. You can no longer log in, and we no longer write to you.`,
      stays:
        'The shop keeps receipts and documents for as long as the law on bookkeeping requires. Your past bookings stay without your name.',
      closing: 'If it was not you, call us or answer this mail at once.',
    },
    logIn: 'Log in',
    reset: 'Forgotten your password? Choose a new one',
  },
}
