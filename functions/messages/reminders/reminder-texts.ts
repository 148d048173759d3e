/** The mails that remind tenants of the first day of a booking and of the last. */
import type { Reminder } from '#shared/bookings/reminders.ts'
import type { Language } from '#shared/kit/language.ts'

interface OneReminder {
  subject: (shelf: string, shop: string) => string
  /**
   * `day` is spoken; `time` is when the shop opens or closes that day, empty when it has no hours then. `unless`: that
   * the shelf stays full for who extends in time; empty where nobody can extend.
   */
  lead: (facts: { shelf: string; day: string; time: string; unless: string }) => string
}

interface ReminderTexts {
  reminders: Record<Reminder, OneReminder>
  /** On the last day of who goes on on another shelf. */
  moves: OneReminder
  /** Follows what must be empty in the end reminders. */
  unlessExtended: string
  extend: (until: string, from: string) => string
  button: string
  shelf: string
  /** Follows the lead of a booking whose first day is a closed one. `from`: a day, or a day and an hour. */
  closedFirst: (from: string) => string
  /** Follows the lead of a booking whose last day is a closed one. */
  closedLast: (last: string) => string
  owed: string
  whyThis: string
}

export const REMINDER_TEXTS: Record<Language, ReminderTexts> = {
  da: {
    reminders: {
      start: {
        subject: (shelf, shop) => `I morgen begynder din leje af hylde ${shelf} hos ${shop}`,
        lead: ({ shelf, day, time }) =>
          `Hylde ${shelf} er din fra ${day}.${time ? ` Vi åbner kl. ${time}.` : ''}`,
      },
      end_soon: {
        subject: (shelf, shop) => `Tre dage endnu på hylde ${shelf} hos ${shop}`,
        lead: ({ shelf, day, time, unless }) =>
          `Hylde ${shelf} skal være tom ${day}${time ? `, senest kl. ${time}` : ''}${unless}.`,
      },
      end_tomorrow: {
        subject: (shelf, shop) => `I morgen skal hylde ${shelf} hos ${shop} være tom`,
        lead: ({ shelf, day, time, unless }) =>
          `Hylde ${shelf} skal være tom i morgen, ${day}${time ? `, senest kl. ${time}` : ''}${unless}.`,
      },
      end_today: {
        subject: (shelf, shop) => `I dag skal hylde ${shelf} hos ${shop} være tom`,
        lead: ({ shelf, time, unless }) =>
          `Hylde ${shelf} skal være tom i dag${time ? `, senest kl. ${time}` : ''}${unless}.`,
      },
    },
    moves: {
      subject: (shelf, shop) => `I dag flytter du fra hylde ${shelf} hos ${shop}`,
      lead: ({ shelf, time }) => `Hylde ${shelf} skal være tom i dag${time ? `, senest kl. ${time}` : ''}.`,
    },
    unlessExtended: ', medmindre du forlænger inden da',
    extend: (until, from) =>
      `Vil du blive længere? Fra ${from} kan du forlænge. Gør du det inden da, og er hylden ledig, kan dine ting blive stående. Bagefter kan du stadig forlænge til og med ${until}, hvis der er en ledig hylde, men så længe skal din hylde være tom.`,
    button: 'Forlæng',
    shelf: 'Hylde',
    closedFirst: from => `Den dag har vi lukket. Du kan stille op fra ${from}.`,
    closedLast: last => `Din sidste dag er ${last}, men da har vi lukket.`,
    owed: 'Mangler at blive betalt',
    whyThis: 'Du kan slå påmindelser fra under indstillinger, når du er logget ind.',
  },
  de: {
    reminders: {
      start: {
        subject: (shelf, shop) => `Morgen beginnt deine Miete von Regal ${shelf} bei ${shop}`,
        lead: ({ shelf, day, time }) =>
          `Regal ${shelf} gehört dir ab ${day}.${time ? ` Wir öffnen um ${time} Uhr.` : ''}`,
      },
      end_soon: {
        subject: (shelf, shop) => `Noch drei Tage auf Regal ${shelf} bei ${shop}`,
        lead: ({ shelf, day, time, unless }) =>
          `Regal ${shelf} muss am ${day} leer sein${time ? `, spätestens um ${time} Uhr` : ''}${unless}.`,
      },
      end_tomorrow: {
        subject: (shelf, shop) => `Morgen muss Regal ${shelf} bei ${shop} leer sein`,
        lead: ({ shelf, day, time, unless }) =>
          `Regal ${shelf} muss morgen, am ${day}, leer sein${time ? `, spätestens um ${time} Uhr` : ''}${unless}.`,
      },
      end_today: {
        subject: (shelf, shop) => `Heute muss Regal ${shelf} bei ${shop} leer sein`,
        lead: ({ shelf, time, unless }) =>
          `Regal ${shelf} muss heute leer sein${time ? `, spätestens um ${time} Uhr` : ''}${unless}.`,
      },
    },
    moves: {
      subject: (shelf, shop) => `Heute ziehst du von Regal ${shelf} bei ${shop} um`,
      lead: ({ shelf, time }) =>
        `Regal ${shelf} muss heute leer sein${time ? `, spätestens um ${time} Uhr` : ''}.`,
    },
    unlessExtended: ', außer du verlängerst vorher',
    extend: (until, from) =>
      `Möchtest du länger bleiben? Ab ${from} kannst du verlängern. Machst du das vorher und ist dein Regal frei, können deine Sachen stehen bleiben. Danach kannst du noch bis einschließlich ${until} verlängern, wenn ein Regal frei ist, aber so lange muss deins leer sein.`,
    button: 'Verlängern',
    shelf: 'Regal',
    closedFirst: from => `An dem Tag haben wir geschlossen. Du kannst ab ${from} einräumen.`,
    closedLast: last => `Dein letzter Tag ist ${last}, aber dann haben wir geschlossen.`,
    owed: 'Noch zu bezahlen',
    whyThis: 'Du kannst Erinnerungen in den Einstellungen ausschalten, wenn du angemeldet bist.',
  },
  en: {
    reminders: {
      start: {
        subject: (shelf, shop) => `Shelf ${shelf} at ${shop} is yours from tomorrow`,
        lead: ({ shelf, day, time }) =>
          `Shelf ${shelf} is yours from ${day}.${time ? ` We open at ${time}.` : ''}`,
      },
      end_soon: {
        subject: (shelf, shop) => `Three more days on shelf ${shelf} at ${shop}`,
        lead: ({ shelf, day, time, unless }) =>
          `Shelf ${shelf} must be empty on ${day}${time ? ` by ${time}` : ''}${unless}.`,
      },
      end_tomorrow: {
        subject: (shelf, shop) => `Shelf ${shelf} at ${shop} must be empty tomorrow`,
        lead: ({ shelf, day, time, unless }) =>
          `Shelf ${shelf} must be empty tomorrow, ${day}${time ? `, by ${time}` : ''}${unless}.`,
      },
      end_today: {
        subject: (shelf, shop) => `Shelf ${shelf} at ${shop} must be empty today`,
        lead: ({ shelf, time, unless }) =>
          `Shelf ${shelf} must be empty today${time ? `, by ${time}` : ''}${unless}.`,
      },
    },
    moves: {
      subject: (shelf, shop) => `Today you move from shelf ${shelf} at ${shop}`,
      lead: ({ shelf, time }) => `Shelf ${shelf} must be empty today${time ? `, by ${time}` : ''}.`,
    },
    unlessExtended: ', unless you extend before then',
    extend: (until, from) =>
      `Would you like to stay longer? You can extend from ${from}. If you do so before then and your shelf is free, your things can stay. Afterwards you can still extend until ${until} if a shelf is free, but your shelf must be empty in the meantime.`,
    button: 'Extend',
    shelf: 'Shelf',
    closedFirst: from => `We are closed on that day. You can set up from ${from}.`,
    closedLast: last => `Your last day is ${last}, but we are closed then.`,
    owed: 'Still to be paid',
    whyThis: 'You can switch reminders off in your settings once you are logged in.',
  },
}
