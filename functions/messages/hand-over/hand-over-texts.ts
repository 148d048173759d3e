/** The mails about a booking that a tenant hands on to a friend (decision 031), written by meaning. */
import type { Language } from '#shared/kit/language.ts'

interface HandOverTexts {
  offered: {
    subject: (from: string, shop: string) => string
    lead: (from: string, shop: string) => string
    writes: (from: string) => string
    paid: string
    until: (day: string, time: string) => string
    button: string
    closing: (from: string) => string
  }
  taken: {
    subject: (shelf: string, shop: string) => string
    lead: (from: string) => string
    button: string
  }
  given: {
    subject: (name: string, shelf: string) => string
    lead: (name: string) => string
    money: string
    right: (name: string, day: string) => string
  }
  declined: { subject: (name: string) => string; lead: (name: string) => string }
  lapsed: { subject: (name: string) => string; lead: (name: string) => string }
  ended: {
    subject: (shelf: string, shop: string) => string
    lead: string
    emptyBy: (day: string) => string
    emptyAt: (day: string, time: string) => string
    closing: string
  }
  /** Who paid keeps the right of withdrawal, and the friend can lose the shelf by it. */
  withdrawable: (day: string) => string
  included: string
}

export const HAND_OVER_TEXTS: Record<Language, HandOverTexts> = {
  da: {
    offered: {
      subject: (from, shop) => `${from} vil give dig sin hylde hos ${shop}`,
      lead: (from, shop) => `${from} har booket en hylde hos ${shop} og vil gerne give bookingen til dig.`,
      writes: from => `${from} skriver:`,
      paid: 'Lejen er betalt. Du skal ikke betale noget for at overtage bookingen.',
      until: (day, time) => `Svar senest ${day} kl. ${time}.`,
      button: 'Se bookingen og svar',
      closing: from => `Vil du ikke have den, så sig nej tak på siden. Ellers beholder ${from} bookingen.`,
    },
    taken: {
      subject: (shelf, shop) => `Hylde ${shelf} hos ${shop} er nu din`,
      lead: from => `Du har overtaget bookingen fra ${from}. Lejen er betalt.`,
      button: 'Se din booking',
    },
    given: {
      subject: (name, shelf) => `${name} har sagt ja til hylde ${shelf}`,
      lead: name =>
        `${name} har nu din booking og får alle mails om den. Du kan ikke længere se den under dine bookinger.`,
      money:
        'Du har betalt, så kvitteringen er stadig din: du fik den i en mail, da du betalte. Skal der penge tilbage, kommer de på det kort, du betalte med.',
      right: (name, day) =>
        `Du har stadig fortrydelsesret til og med ${day}. Linket står i din bekræftelse. Fortryder du, mister ${name} hylden.`,
    },
    declined: {
      subject: name => `${name} sagde nej tak til din booking`,
      lead: name =>
        `${name} vil ikke overtage bookingen. Den er stadig din, og du kan tilbyde den til en anden.`,
    },
    lapsed: {
      subject: name => `${name} nåede ikke at svare`,
      lead: name => `${name} har ikke svaret i tide på, om du må give din booking videre. Den er stadig din.`,
    },
    ended: {
      subject: (shelf, shop) => `Din booking af hylde ${shelf} hos ${shop} er slut`,
      lead: 'Bookingen, som du overtog, gælder ikke længere. Den, der betalte den, har fortrudt købet, eller butikken har betalt lejen tilbage.',
      emptyBy: day => `Tøm hylden senest ${day}.`,
      emptyAt: (day, time) => `Tøm hylden senest ${day} kl. ${time}.`,
      closing: 'Har du spørgsmål, så svar på denne mail.',
    },
    withdrawable: day =>
      `Den, der har betalt lejen, kan fortryde købet til og med ${day}. Sker det, mister du hylden, og vi skriver til dig.`,
    included: 'Med i prisen',
  },
  de: {
    offered: {
      subject: (from, shop) => `${from} möchte dir ein Regal bei ${shop} weitergeben`,
      lead: (from, shop) =>
        `${from} hat ein Regal bei ${shop} gebucht und möchte dir die Buchung weitergeben.`,
      writes: from => `${from} schreibt:`,
      paid: 'Die Miete ist bezahlt. Es kostet dich nichts, die Buchung zu übernehmen.',
      until: (day, time) => `Antworte bis ${day}, ${time} Uhr.`,
      button: 'Buchung ansehen und antworten',
      closing: from => `Möchtest du sie nicht, sag auf der Seite ab. Sonst behält ${from} die Buchung.`,
    },
    taken: {
      subject: (shelf, shop) => `Regal ${shelf} bei ${shop} gehört jetzt dir`,
      lead: from => `Du hast die Buchung von ${from} übernommen. Die Miete ist bezahlt.`,
      button: 'Deine Buchung ansehen',
    },
    given: {
      subject: (name, shelf) => `${name} hat Regal ${shelf} angenommen`,
      lead: name =>
        `${name} hat jetzt deine Buchung und bekommt alle Mails dazu. Bei deinen Buchungen steht sie nicht mehr.`,
      money:
        'Du hast bezahlt, deshalb gilt die Quittung weiter für dich: Du hast sie beim Bezahlen per Mail bekommen. Wird Geld erstattet, geht es auf die Karte, mit der du bezahlt hast.',
      right: (name, day) =>
        `Dein Widerrufsrecht gilt weiter bis einschließlich ${day}. Den Link findest du in deiner Bestätigung. Wenn du widerrufst, verliert ${name} das Regal.`,
    },
    declined: {
      subject: name => `${name} möchte deine Buchung nicht übernehmen`,
      lead: name =>
        `${name} hat abgesagt. Die Buchung gehört weiter dir, und du kannst sie jemand anderem anbieten.`,
    },
    lapsed: {
      subject: name => `${name} hat nicht rechtzeitig geantwortet`,
      lead: name =>
        `${name} hat auf dein Angebot nicht rechtzeitig geantwortet. Die Buchung gehört weiter dir.`,
    },
    ended: {
      subject: (shelf, shop) => `Deine Buchung von Regal ${shelf} bei ${shop} ist beendet`,
      lead: 'Die Buchung, die du übernommen hast, gilt nicht mehr. Wer sie bezahlt hat, hat widerrufen, oder der Laden hat die Miete erstattet.',
      emptyBy: day => `Räum das Regal bis ${day}.`,
      emptyAt: (day, time) => `Räum das Regal bis ${day}, ${time} Uhr.`,
      closing: 'Hast du Fragen, antworte einfach auf diese Mail.',
    },
    withdrawable: day =>
      `Wer die Miete bezahlt hat, kann bis einschließlich ${day} widerrufen. Dann verlierst du das Regal, und wir schreiben dir.`,
    included: 'Inbegriffen',
  },
  en: {
    offered: {
      subject: (from, shop) => `${from} wants to give you their shelf at ${shop}`,
      lead: (from, shop) =>
        `${from} has booked a shelf at ${shop} and would like to give the booking to you.`,
      writes: from => `${from} writes:`,
      paid: 'The rent is paid. Taking the booking over costs you nothing.',
      until: (day, time) => `Please answer by ${day} at ${time}.`,
      button: 'See the booking and answer',
      closing: from => `If you do not want it, say no on the page. Otherwise ${from} keeps the booking.`,
    },
    taken: {
      subject: (shelf, shop) => `Shelf ${shelf} at ${shop} is now yours`,
      lead: from => `You have taken the booking over from ${from}. The rent is paid.`,
      button: 'See your booking',
    },
    given: {
      subject: (name, shelf) => `${name} has accepted shelf ${shelf}`,
      lead: name =>
        `${name} has your booking now and gets all mails about it. It is no longer among your bookings.`,
      money:
        'You paid, so the receipt remains yours: it came by mail when you paid. Any refund goes to the card that you paid with.',
      right: (name, day) =>
        `You can still withdraw until and including ${day}, by the link in your confirmation. If you do, ${name} loses the shelf.`,
    },
    declined: {
      subject: name => `${name} does not want your booking`,
      lead: name => `${name} said no. The booking is still yours, and you can offer it to somebody else.`,
    },
    lapsed: {
      subject: name => `${name} did not answer in time`,
      lead: name => `${name} did not answer your offer in time. The booking is still yours.`,
    },
    ended: {
      subject: (shelf, shop) => `Your booking of shelf ${shelf} at ${shop} has ended`,
      lead: 'The booking that you took over is no longer valid. Whoever paid it has withdrawn, or the shop has refunded the rent.',
      emptyBy: day => `Please empty the shelf by ${day}.`,
      emptyAt: (day, time) => `Please empty the shelf by ${day} at ${time}.`,
      closing: 'If you have questions, reply to this mail.',
    },
    withdrawable: day =>
      `Whoever paid the rent can withdraw until and including ${day}. You would then lose the shelf, and we would write to you.`,
    included: 'Included',
  },
}
