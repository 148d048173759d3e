/** The texts of our mails in three languages, written by meaning. */

import { hasLink } from '#shared/kit/has-link.ts'
import type { Language } from '#shared/kit/language.ts'

/** Who types a stranger's mail address types the name in the greeting too: one that carries a link is left out. */
const greeting = (hello: string, name: string): string => (hasLink(name) ? hello : `${hello} ${name}`)

interface Texts {
  hello: (name: string) => string
  booked: {
    subject: (count: number, market: string) => string
    lead: (market: string) => string
    /** Of an extension: its reader has a shelf already. */
    extendedSubject: (market: string) => string
    extendedLead: (market: string) => string
    /** The same two where nothing was to pay. */
    freeLead: (market: string) => string
    extendedFreeLead: (market: string) => string
    /** Follows the shelf type, which is in the market's language: "Standardhylde, hylde A12". */
    shelf: (name: string) => string
    period: string
    closingDays: (count: number, days: string) => string
    paidOn: string
    customer: string
    buyer: string
    /** Our id of the payment, which the card provider knows too. */
    reference: string
    extra: string
    rent: string
    sum: string
    /** Over the sum where nothing was to pay. */
    freeSum: string
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
  /** `proofClosing`: in the mail to somebody who is logged in. */
  code: { subject: (market: string) => string; lead: string; closing: string; proofClosing: string }
}

export const TEXTS: Record<Language, Texts> = {
  da: {
    hello: name => greeting('Hej', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Dine hylder hos ${market} er booket` : `Din hylde hos ${market} er booket`,
      lead: market =>
        `Tak for din booking hos ${market}. Din betaling er modtaget, og her er det hele samlet:`,
      freeLead: market => `Tak for din booking hos ${market}. Her er det hele samlet:`,
      extendedSubject: market => `Din booking hos ${market} er forlænget`,
      extendedLead: market =>
        `Du har forlænget hos ${market}. Din betaling er modtaget, og her er de nye dage:`,
      extendedFreeLead: market => `Du har forlænget hos ${market}. Her er de nye dage:`,
      shelf: name => `, hylde ${name}`,
      period: 'Periode',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'dag' : 'dage'}, fordi vi holder lukket ${days}`,
      paidOn: 'Betalt den',
      customer: 'Kundenummer',
      buyer: 'Køber',
      reference: 'Betalingsnummer',
      extra: 'Ekstra dage',
      rent: 'Leje',
      sum: 'Din betaling',
      freeSum: 'Din booking',
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
    code: {
      subject: market => `Din kode til ${market}`,
      lead: 'Skriv denne kode for at vise, at det er dig:',
      closing:
        'Koden virker i 10 minutter og kun én gang. Giv den ikke videre. Har du ikke bedt om den, behøver du ikke gøre noget.',
      proofClosing:
        'Koden virker i 10 minutter og kun én gang. Giv den ikke til andre. Har du ikke bedt om den, er en anden måske logget ind på din konto: vælg så en ny adgangskode.',
    },
  },
  de: {
    hello: name => greeting('Hallo', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Deine Regale bei ${market} sind gebucht` : `Dein Regal bei ${market} ist gebucht`,
      lead: market =>
        `Danke für deine Buchung bei ${market}. Deine Zahlung ist da, hier steht alles auf einen Blick:`,
      freeLead: market => `Danke für deine Buchung bei ${market}. Hier steht alles auf einen Blick:`,
      extendedSubject: market => `Deine Buchung bei ${market} ist verlängert`,
      extendedLead: market =>
        `Du hast bei ${market} verlängert. Deine Zahlung ist da, hier stehen die neuen Tage:`,
      extendedFreeLead: market => `Du hast bei ${market} verlängert. Hier stehen die neuen Tage:`,
      shelf: name => `, Regal ${name}`,
      period: 'Zeitraum',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'Tag' : 'Tage'}, weil wir geschlossen haben: ${days}`,
      paidOn: 'Bezahlt am',
      customer: 'Kundennummer',
      buyer: 'Gebucht von',
      reference: 'Zahlungsnummer',
      extra: 'Zusätzliche Tage',
      rent: 'Miete',
      sum: 'Deine Zahlung',
      freeSum: 'Deine Buchung',
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
    code: {
      subject: market => `Dein Code für ${market}`,
      lead: 'Gib diesen Code ein, um zu zeigen, dass du es bist:',
      closing:
        'Der Code gilt 10 Minuten und nur einmal. Gib ihn nicht weiter. Hast du ihn nicht angefordert, brauchst du nichts zu tun.',
      proofClosing:
        'Der Code gilt 10 Minuten und nur einmal. Gib ihn niemandem weiter. Hast du ihn nicht angefordert, ist vielleicht jemand anderes in deinem Konto angemeldet: Wähle dann ein neues Passwort.',
    },
  },
  en: {
    hello: name => greeting('Hello', name),
    booked: {
      subject: (count, market) =>
        count > 1 ? `Your shelves at ${market} are booked` : `Your shelf at ${market} is booked`,
      lead: market =>
        `Thank you for booking at ${market}. Your payment has arrived, and here is everything in one place:`,
      freeLead: market => `Thank you for booking at ${market}. Here is everything in one place:`,
      extendedSubject: market => `Your booking at ${market} is extended`,
      extendedLead: market =>
        `You have extended at ${market}. Your payment has arrived, and here are the new days:`,
      extendedFreeLead: market => `You have extended at ${market}. Here are the new days:`,
      shelf: name => `, shelf ${name}`,
      period: 'Period',
      closingDays: (count, days) =>
        `${count} ${count === 1 ? 'day' : 'days'}, because we are closed on ${days}`,
      paidOn: 'Paid on',
      customer: 'Customer number',
      buyer: 'Buyer',
      reference: 'Payment number',
      extra: 'Extra days',
      rent: 'Rent',
      sum: 'Your payment',
      freeSum: 'Your booking',
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
    code: {
      subject: market => `Your code for ${market}`,
      lead: 'Type this code to show that it is you:',
      closing:
        'The code works for 10 minutes, and only once. Do not share it. If you did not ask for it, there is nothing to do.',
      proofClosing:
        'The code works for 10 minutes, and only once. Do not share it. If you did not ask for it, somebody else may be logged in to your account: then choose a new password.',
    },
  },
}
