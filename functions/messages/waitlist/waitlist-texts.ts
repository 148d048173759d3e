/** The mails of the waitlist: on it, a shelf is held, the offer is over. */
import type { Language } from '#shared/kit/language.ts'

interface WaitlistTexts {
  joined: {
    subject: (shop: string) => string
    lead: string
    /** Until which first day a shelf is looked for, and how long it is then held. */
    how: (last: string, hours: number) => string
    leave: string
  }
  /** They asked again: what counts stands in the table. */
  again: {
    subject: (shop: string) => string
    lead: string
  }
  offered: {
    subject: (shelf: string, shop: string) => string
    lead: (day: string, time: string) => string
    button: string
    closing: string
  }
  lapsed: {
    subject: (shop: string) => string
    lead: (day: string) => string
    again: string
    button: string
  }
  shelf: string
  first: string
  orUntil: string
  last: string
  period: string
  price: string
}

const hoursIn = (one: string, many: string) => (hours: number) => `${hours} ${hours === 1 ? one : many}`
const TIMER = hoursIn('time', 'timer')
const STUNDEN = hoursIn('Stunde', 'Stunden')
const HOURS = hoursIn('hour', 'hours')

export const WAITLIST_TEXTS: Record<Language, WaitlistTexts> = {
  da: {
    joined: {
      subject: shop => `Du står på venteliste hos ${shop}`,
      lead: 'Lige nu er der ingen ledig hylde til dig. Bliver en ledig, og er det din tur, skriver vi til dig med det samme.',
      how: (last, hours) =>
        `Vi holder hylden for dig i ${TIMER(hours)} mellem kl. 8 og 21. Du bliver på listen til og med ${last}, og det koster ikke noget.`,
      leave: 'Tag mig af listen',
    },
    again: {
      subject: shop => `Din plads på ventelisten hos ${shop}`,
      lead: 'Du stod allerede på ventelisten, da nogen skrev din e-mail op igen. Du beholder din plads i køen, og herunder ser du, hvad vi leder efter nu. Passer det ikke, så skriv dig op igen. Har du en konto, så log ind først.',
    },
    offered: {
      subject: (shelf, shop) => `Hylde ${shelf} hos ${shop} er ledig, og det er din tur`,
      lead: (day, time) =>
        `Nu er det din tur. Vi holder hylden for dig til ${day} kl. ${time}. Derefter går den videre til den næste.`,
      button: 'Se hylden og book',
      closing:
        'Når du booker, har du 15 minutter til at betale. Passer det dig ikke, så sig nej tak på siden. Så får den næste hylden med det samme.',
    },
    lapsed: {
      subject: shop => `Hylden hos ${shop} er gået videre`,
      lead: day =>
        `Vi holdt en hylde fra ${day} for dig, men hørte ikke fra dig. Nu er den gået videre til den næste.`,
      again:
        'Du står ikke længere på listen. Vil du stadig have en hylde, så book den, eller skriv dig op igen.',
      button: 'Find en hylde',
    },
    shelf: 'Hylde',
    first: 'Første dag',
    orUntil: 'Eller senest',
    last: 'Sidste dag',
    period: 'Periode',
    price: 'Pris',
  },
  de: {
    joined: {
      subject: shop => `Du stehst auf der Warteliste bei ${shop}`,
      lead: 'Im Moment ist kein Regal für dich frei. Sobald eines frei wird und du an der Reihe bist, schreiben wir dir.',
      how: (last, hours) =>
        `Wir halten dir das Regal dann ${STUNDEN(hours)} frei, gezählt von 8 bis 21 Uhr. Du bleibst bis einschließlich ${last} auf der Liste. Das kostet nichts.`,
      leave: 'Von der Liste streichen',
    },
    again: {
      subject: shop => `Dein Platz auf der Warteliste bei ${shop}`,
      lead: 'Du standest schon auf der Warteliste, als jemand deine E-Mail-Adresse noch einmal eingetragen hat. Du behältst deinen Platz in der Reihe. Unten steht, wonach wir jetzt suchen. Passt das nicht, trag dich noch einmal ein. Hast du ein Konto, melde dich vorher an.',
    },
    offered: {
      subject: (shelf, shop) => `Regal ${shelf} bei ${shop} ist frei, und du bist dran`,
      lead: (day, time) =>
        `Du bist an der Reihe. Wir halten dir das Regal bis ${day}, ${time} Uhr. Danach bekommt es die nächste Person.`,
      button: 'Regal ansehen und buchen',
      closing:
        'Nach dem Buchen hast du 15 Minuten zum Bezahlen. Passt es dir nicht, sag auf der Seite ab. Dann bekommt die nächste Person das Regal sofort.',
    },
    lapsed: {
      subject: shop => `Das Regal bei ${shop} ist weitergegeben`,
      lead: day =>
        `Wir hatten dir ein Regal ab ${day} freigehalten, aber nichts von dir gehört. Jetzt bekommt es die nächste Person.`,
      again:
        'Du stehst nicht mehr auf der Liste. Möchtest du noch ein Regal, buche eines oder trag dich wieder ein.',
      button: 'Regal finden',
    },
    shelf: 'Regal',
    first: 'Erster Tag',
    orUntil: 'Oder spätestens',
    last: 'Letzter Tag',
    period: 'Zeitraum',
    price: 'Preis',
  },
  en: {
    joined: {
      subject: shop => `You are on the waitlist at ${shop}`,
      lead: 'There is no shelf for you right now. When one is free and it is your turn, we write to you at once.',
      how: (last, hours) =>
        `We then hold the shelf for you for ${HOURS(hours)}, counted between 8:00 and 21:00. You stay on the list until ${last}, and it costs nothing.`,
      leave: 'Take me off the list',
    },
    again: {
      subject: shop => `Your place on the waitlist at ${shop}`,
      lead: 'You were on the waitlist already when somebody entered your email again. You keep your place in line, and below is what we look for now. If it is not what you want, join the list again. If you have an account, log in first.',
    },
    offered: {
      subject: (shelf, shop) => `Shelf ${shelf} at ${shop} is free, and it is your turn`,
      lead: (day, time) =>
        `It is your turn. We hold the shelf for you until ${day} at ${time}. After that it goes to the next person.`,
      button: 'See the shelf and book',
      closing:
        'Once you book, you have 15 minutes to pay. If it does not suit you, say no on the page. Then the next person gets the shelf at once.',
    },
    lapsed: {
      subject: shop => `The shelf at ${shop} has gone to somebody else`,
      lead: day =>
        `We held a shelf from ${day} for you, but did not hear from you. It has now gone to the next person.`,
      again: 'You are no longer on the list. If you still want a shelf, book one, or join the list again.',
      button: 'Find a shelf',
    },
    shelf: 'Shelf',
    first: 'First day',
    orUntil: 'Or at the latest',
    last: 'Last day',
    period: 'Period',
    price: 'Price',
  },
}
