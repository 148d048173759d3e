/** The texts of our mails in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'
import type { RefundReason } from '#shared/payments/rules.ts'

interface Texts {
  hello: (name: string) => string
  booked: {
    subject: (count: number, market: string) => string
    lead: (market: string) => string
    /** Follows the shelf type, which is in the market's language: "Standardhylde, hylde A12". */
    shelf: (name: string) => string
    period: string
    from: string
    to: string
    closingDays: (days: string) => string
    extra: string
    rent: string
    sum: string
    total: string
    vat: (percent: number) => string
    place: string
    address: string
    calendar: string
    /** The link to the receipt in the browser. */
    button: string
    linkLasts: string
    welcome: string
  }
  account: {
    subject: (market: string) => string
    lead: (number: string) => string
    button: string
    closing: string
  }
  reset: {
    subject: (market: string) => string
    lead: (number: string) => string
    button: string
    closing: string
  }
  code: { subject: (market: string) => string; lead: string; closing: string }
  /** Why a payment is refunded. */
  refundReasons: Record<RefundReason, string>
  refund: { subject: (market: string) => string; lead: (amount: string) => string; closing: string }
  refundFailed: { subject: (market: string) => string; lead: (amount: string) => string; closing: string }
}

export const TEXTS: Record<Language, Texts> = {
  da: {
    hello: name => `Hej ${name}`,
    booked: {
      subject: (count, market) =>
        count > 1 ? `Dine hylder hos ${market} er booket` : `Din hylde hos ${market} er booket`,
      lead: market =>
        `Tak for din booking hos ${market}. Din betaling er modtaget, og her er det hele samlet:`,
      shelf: name => `, hylde ${name}`,
      period: 'Periode',
      from: 'Fra og med',
      to: 'Til og med',
      closingDays: days => `Forlænget, fordi vi holder lukket: ${days}`,
      extra: 'Ekstra dage',
      rent: 'Leje',
      sum: 'Din betaling',
      total: 'I alt',
      vat: percent => `Heraf moms (${percent} %)`,
      place: 'Her finder du os',
      address: 'Adresse',
      calendar: 'Datoerne ligger i den vedhæftede kalenderfil.',
      button: 'Se din booking',
      linkLasts: 'Linket til din booking virker i tre dage.',
      welcome: 'Vi glæder os til at se dig.',
    },
    account: {
      subject: market => `Vælg din adgangskode til ${market}`,
      lead: number =>
        `Vi har oprettet dig med kundenummer ${number}. Vælg en adgangskode, så kan du se dine bookinger og salg.`,
      button: 'Vælg adgangskode',
      closing: 'Linket virker i 7 dage og kun én gang.',
    },
    reset: {
      subject: market => `Ny adgangskode til ${market}`,
      lead: () => 'Du har bedt om en ny adgangskode. Vælg den her:',
      button: 'Vælg ny adgangskode',
      closing: 'Linket virker i 2 timer og kun én gang. Har du ikke bedt om det, skal du ikke gøre noget.',
    },
    code: {
      subject: market => `Din kode til ${market}`,
      lead: 'Skriv denne kode for at logge ind:',
      closing:
        'Koden virker i 10 minutter og kun én gang. Giv den ikke videre. Har du ikke bedt om den, skal du ikke gøre noget.',
    },
    refundReasons: {
      late: 'Din betaling kom frem, efter at din reservation var udløbet, og den kunne ikke længere bookes.',
      removed: 'Din betaling kom frem, efter at bookingen var slettet fra kurven.',
      twice: 'Bookingen var allerede betalt, da din betaling kom frem.',
      mixed:
        'Ikke alt, du betalte for, kunne bookes: det var udløbet, slettet fra kurven eller allerede betalt.',
      amount: 'Der blev trukket et andet beløb, end din booking koster.',
    },
    refund: {
      subject: market => `Du får dine penge tilbage fra ${market}`,
      lead: amount => `Derfor sender vi ${amount} tilbage til dit kort.`,
      closing: 'Der kan gå op til 5 bankdage, før pengene er på din konto.',
    },
    refundFailed: {
      subject: market => `Din betaling til ${market}`,
      lead: amount => `Vi kunne ikke sende ${amount} tilbage til dit kort af os selv.`,
      closing: 'Butikken har fået besked og finder en løsning med dig. Du kan svare på denne mail.',
    },
  },
  de: {
    hello: name => `Hallo ${name}`,
    booked: {
      subject: (count, market) =>
        count > 1 ? `Deine Regale bei ${market} sind gebucht` : `Dein Regal bei ${market} ist gebucht`,
      lead: market =>
        `Danke für deine Buchung bei ${market}. Deine Zahlung ist da, hier steht alles auf einen Blick:`,
      shelf: name => `, Regal ${name}`,
      period: 'Zeitraum',
      from: 'Erster Tag',
      to: 'Letzter Tag',
      closingDays: days => `Verlängert, weil wir geschlossen haben: ${days}`,
      extra: 'Zusätzliche Tage',
      rent: 'Miete',
      sum: 'Deine Zahlung',
      total: 'Gesamt',
      vat: percent => `Darin MwSt. (${percent} %)`,
      place: 'So findest du uns',
      address: 'Adresse',
      calendar: 'Die Termine stehen auch in der angehängten Kalenderdatei.',
      button: 'Buchung ansehen',
      linkLasts: 'Der Link zu deiner Buchung funktioniert drei Tage lang.',
      welcome: 'Wir freuen uns auf dich.',
    },
    account: {
      subject: market => `Wähle dein Passwort für ${market}`,
      lead: number =>
        `Deine Kundennummer ist ${number}. Wähle ein Passwort, dann siehst du deine Buchungen und Verkäufe.`,
      button: 'Passwort wählen',
      closing: 'Der Link gilt 7 Tage und nur einmal.',
    },
    reset: {
      subject: market => `Neues Passwort für ${market}`,
      lead: () => 'Du hast um ein neues Passwort gebeten. Hier kannst du es wählen:',
      button: 'Neues Passwort wählen',
      closing: 'Der Link gilt 2 Stunden und nur einmal. Warst du das nicht, brauchst du nichts zu tun.',
    },
    code: {
      subject: market => `Dein Code für ${market}`,
      lead: 'Gib diesen Code ein, um dich anzumelden:',
      closing:
        'Der Code gilt 10 Minuten und nur einmal. Gib ihn nicht weiter. Hast du ihn nicht angefordert, brauchst du nichts zu tun.',
    },
    refundReasons: {
      late: 'Deine Zahlung kam an, als deine Reservierung schon abgelaufen war, und sie konnte nicht mehr gebucht werden.',
      removed: 'Deine Zahlung kam an, als die Buchung schon aus dem Warenkorb gelöscht war.',
      twice: 'Die Buchung war schon bezahlt, als deine Zahlung ankam.',
      mixed:
        'Nicht alles, was du bezahlt hast, konnte gebucht werden: Es war abgelaufen, aus dem Warenkorb gelöscht oder schon bezahlt.',
      amount: 'Es wurde ein anderer Betrag abgebucht, als deine Buchung kostet.',
    },
    refund: {
      subject: market => `Du bekommst dein Geld von ${market} zurück`,
      lead: amount => `Darum buchen wir ${amount} auf deine Karte zurück.`,
      closing: 'Es kann bis zu 5 Bankarbeitstage dauern, bis das Geld da ist.',
    },
    refundFailed: {
      subject: market => `Deine Zahlung an ${market}`,
      lead: amount => `Die Rückbuchung von ${amount} auf deine Karte hat leider nicht von selbst geklappt.`,
      closing: 'Der Laden weiß Bescheid und findet mit dir eine Lösung. Du kannst auf diese Mail antworten.',
    },
  },
  en: {
    hello: name => `Hello ${name}`,
    booked: {
      subject: (count, market) =>
        count > 1 ? `Your shelves at ${market} are booked` : `Your shelf at ${market} is booked`,
      lead: market =>
        `Thank you for booking at ${market}. Your payment has arrived, and here is everything in one place:`,
      shelf: name => `, shelf ${name}`,
      period: 'Period',
      from: 'First day',
      to: 'Last day',
      closingDays: days => `Longer because we are closed on: ${days}`,
      extra: 'Extra days',
      rent: 'Rent',
      sum: 'Your payment',
      total: 'Total',
      vat: percent => `Of which VAT (${percent}%)`,
      place: 'Where to find us',
      address: 'Address',
      calendar: 'The days are in the calendar file attached.',
      button: 'See your booking',
      linkLasts: 'The link to your booking works for three days.',
      welcome: 'We look forward to seeing you.',
    },
    account: {
      subject: market => `Choose your password for ${market}`,
      lead: number =>
        `Your customer number is ${number}. Choose a password to see your bookings and your sales.`,
      button: 'Choose a password',
      closing: 'The link works for 7 days, and only once.',
    },
    reset: {
      subject: market => `A new password for ${market}`,
      lead: () => 'You asked for a new password. Choose it here:',
      button: 'Choose a new password',
      closing: 'The link works for 2 hours, and only once. If it was not you, there is nothing to do.',
    },
    code: {
      subject: market => `Your code for ${market}`,
      lead: 'Type this code to log in:',
      closing:
        'The code works for 10 minutes, and only once. Do not share it. If you did not ask for it, there is nothing to do.',
    },
    refundReasons: {
      late: 'Your payment arrived after your reservation had run out, and it could no longer be booked.',
      removed: 'Your payment arrived after the booking had been deleted from the cart.',
      twice: 'The booking had already been paid for when your payment arrived.',
      mixed:
        'Not everything that you paid for could be booked: it had run out, been deleted from the cart, or been paid for already.',
      amount: 'Another amount was taken than your booking costs.',
    },
    refund: {
      subject: market => `Your money is on its way back from ${market}`,
      lead: amount => `So we are sending ${amount} back to your card.`,
      closing: 'It can take up to 5 bank days until the money is there.',
    },
    refundFailed: {
      subject: market => `Your payment to ${market}`,
      lead: amount => `We could not send ${amount} back to your card by ourselves.`,
      closing: 'The shop knows and will find a solution with you. You can answer this mail.',
    },
  },
}
