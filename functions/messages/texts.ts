/** The texts of our mails in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'

/**
 * Whoever types a stranger's mail address types the name in the greeting too. With an address of the web in it our mail
 * would carry their link, so such a name is left out.
 */
const HAS_LINK = /:\/\/|[\p{L}\p{N}_-]\.[\p{L}\p{N}]{2,}/u
const greeting = (hello: string, name: string): string => (HAS_LINK.test(name) ? hello : `${hello} ${name}`)

interface Texts {
  hello: (name: string) => string
  booked: {
    subject: (count: number, market: string) => string
    lead: (market: string) => string
    /** Of an extension: its reader has a shelf already. */
    extendedSubject: (market: string) => string
    extendedLead: (market: string) => string
    /** Follows the shelf type, which is in the market's language: "Standardhylde, hylde A12". */
    shelf: (name: string) => string
    period: string
    from: string
    to: string
    closingDays: (count: number, days: string) => string
    paidOn: string
    customer: string
    buyer: string
    /** Our id of the payment, which the card provider knows too. */
    reference: string
    extra: string
    rent: string
    sum: string
    total: string
    vat: (percent: number) => string
    place: string
    address: string
    /** The market's own words follow. */
    setUp: string
    emptying: string
    calendar: string
    /** The same with the receipt as PDF. */
    calendarAndReceipt: string
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
}

export const TEXTS: Record<Language, Texts> = {
  da: {
    hello: name => greeting('Hej', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Dine hylder hos ${market} er booket` : `Din hylde hos ${market} er booket`,
      lead: market =>
        `Tak for din booking hos ${market}. Din betaling er modtaget, og her er det hele samlet:`,
      extendedSubject: market => `Din booking hos ${market} er forlænget`,
      extendedLead: market =>
        `Du har forlænget hos ${market}. Din betaling er modtaget, og her er de nye dage:`,
      shelf: name => `, hylde ${name}`,
      period: 'Periode',
      from: 'Fra og med',
      to: 'Til og med',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'dag' : 'dage'}, fordi vi holder lukket ${days}`,
      paidOn: 'Betalt den',
      customer: 'Kundenummer',
      buyer: 'Køber',
      reference: 'Betalingsnummer',
      extra: 'Ekstra dage',
      rent: 'Leje',
      sum: 'Din betaling',
      total: 'I alt',
      vat: percent => `Heraf moms (${percent} %)`,
      place: 'Her finder du os',
      address: 'Adresse',
      setUp: 'Opstilling',
      emptying: 'Tømning',
      calendar: 'Datoerne ligger i den vedhæftede kalenderfil.',
      calendarAndReceipt:
        'Kvitteringen er vedhæftet som PDF, og datoerne ligger i den vedhæftede kalenderfil.',
      button: 'Se din booking',
      linkLasts: 'Linket til din booking virker indtil tre dage efter din sidste dag.',
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
      closing: 'Linket virker i 2 timer og kun én gang. Har du ikke bedt om det, behøver du ikke gøre noget.',
    },
    code: {
      subject: market => `Din kode til ${market}`,
      lead: 'Skriv denne kode for at logge ind:',
      closing:
        'Koden virker i 10 minutter og kun én gang. Giv den ikke videre. Har du ikke bedt om den, behøver du ikke gøre noget.',
    },
  },
  de: {
    hello: name => greeting('Hallo', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Deine Regale bei ${market} sind gebucht` : `Dein Regal bei ${market} ist gebucht`,
      lead: market =>
        `Danke für deine Buchung bei ${market}. Deine Zahlung ist da, hier steht alles auf einen Blick:`,
      extendedSubject: market => `Deine Buchung bei ${market} ist verlängert`,
      extendedLead: market =>
        `Du hast bei ${market} verlängert. Deine Zahlung ist da, hier stehen die neuen Tage:`,
      shelf: name => `, Regal ${name}`,
      period: 'Zeitraum',
      from: 'Erster Tag',
      to: 'Letzter Tag',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'Tag' : 'Tage'}, weil wir geschlossen haben: ${days}`,
      paidOn: 'Bezahlt am',
      customer: 'Kundennummer',
      buyer: 'Gebucht von',
      reference: 'Zahlungsnummer',
      extra: 'Zusätzliche Tage',
      rent: 'Miete',
      sum: 'Deine Zahlung',
      total: 'Gesamt',
      vat: percent => `Darin MwSt. (${percent} %)`,
      place: 'So findest du uns',
      address: 'Adresse',
      setUp: 'Einräumen',
      emptying: 'Ausräumen',
      calendar: 'Die Termine stehen auch in der angehängten Kalenderdatei.',
      calendarAndReceipt: 'Die Quittung hängt als PDF an, die Tage stehen in der angehängten Kalenderdatei.',
      button: 'Buchung ansehen',
      linkLasts: 'Der Link zu deiner Buchung funktioniert bis drei Tage nach deinem letzten Tag.',
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
  },
  en: {
    hello: name => greeting('Hello', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Your shelves at ${market} are booked` : `Your shelf at ${market} is booked`,
      lead: market =>
        `Thank you for booking at ${market}. Your payment has arrived, and here is everything in one place:`,
      extendedSubject: market => `Your booking at ${market} is extended`,
      extendedLead: market =>
        `You have extended at ${market}. Your payment has arrived, and here are the new days:`,
      shelf: name => `, shelf ${name}`,
      period: 'Period',
      from: 'First day',
      to: 'Last day',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'day' : 'days'}, because we are closed on ${days}`,
      paidOn: 'Paid on',
      customer: 'Customer number',
      buyer: 'Buyer',
      reference: 'Payment number',
      extra: 'Extra days',
      rent: 'Rent',
      sum: 'Your payment',
      total: 'Total',
      vat: percent => `Of which VAT (${percent}%)`,
      place: 'Where to find us',
      address: 'Address',
      setUp: 'Setting up',
      emptying: 'Emptying',
      calendar: 'The days are in the calendar file attached.',
      calendarAndReceipt: 'The receipt is attached as PDF, and the dates are in the attached calendar file.',
      button: 'See your booking',
      linkLasts: 'The link to your booking works until three days after your last day.',
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
  },
}
