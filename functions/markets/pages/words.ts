/** What a document says besides the market's own texts. What its scripts then show in its place says the same (web/i18n). */
import type { Language } from '#shared/kit/language.ts'

/** The steps of a booking, each with a page of its own. */
export const STEPS = ['type', 'price', 'services', 'date', 'checkout'] as const
export type Step = (typeof STEPS)[number]

interface Words {
  homeTitle: string
  homeText: string
  bookNow: string
  readTerms: string
  /** The question of each step of a booking. */
  steps: Record<Step, { title: string; lead: string }>
  /** Over a public message, by its level: 1 info, 2 warning, 3 danger. */
  messageTitles: readonly [string, string, string]
  /** Without scripts, with a way to reach the market. */
  reach: string
  /** Without scripts, where no market is known. */
  noScripts: string
}

export const WORDS: Record<Language, Words> = {
  da: {
    homeTitle: 'Lej en hylde. Sælg det, du ikke bruger.',
    homeText:
      'Find et genbrugsmarked i nærheden, vælg en hylde, og betal på et par minutter. Så sælger butikken dine ting for dig.',
    bookNow: 'Book hylde',
    readTerms: 'Læs betalingsbetingelserne',
    steps: {
      type: {
        title: 'Hvilken hylde vil du leje?',
        lead: 'Vælg den type, der passer til dine ting. Bagefter vælger du, hvor længe og fra hvilken dag, og til sidst betaler du.',
      },
      price: { title: 'Hvor længe?', lead: 'Holder vi ekstra lukket i din periode, får du dagene oveni.' },
      services: {
        title: 'Vil du have hjælp til noget?',
        lead: 'Vælg det, du har brug for, eller spring over.',
      },
      date: { title: 'Hvornår vil du starte?', lead: 'Vælg din første dag. Så viser vi den sidste.' },
      checkout: { title: 'Betaling', lead: 'Det, du har valgt, er reserveret til dig, mens du betaler.' },
    },
    messageTitles: ['Nyt fra butikken', 'Vær opmærksom', 'Vigtigt'],
    reach: 'Slå JavaScript til for at booke her. Eller ring, skriv eller kom forbi:',
    noScripts: 'Slå JavaScript til for at bruge siden.',
  },
  de: {
    homeTitle: 'Miete ein Regal. Verkauf, was du nicht brauchst.',
    homeText:
      'Finde einen Secondhand-Markt in der Nähe, wähl ein Regal und bezahl in ein paar Minuten. Dann verkauft der Laden deine Sachen für dich.',
    bookNow: 'Regal buchen',
    readTerms: 'Zahlungsbedingungen lesen',
    steps: {
      type: {
        title: 'Welches Regal möchtest du mieten?',
        lead: 'Wähl den Typ, der zu deinen Sachen passt. Danach wählst du, wie lange und ab welchem Tag, und zum Schluss bezahlst du.',
      },
      price: {
        title: 'Für wie lange?',
        lead: 'Haben wir in deinem Zeitraum zusätzlich geschlossen, bekommst du die Tage obendrauf.',
      },
      services: {
        title: 'Brauchst du noch etwas dazu?',
        lead: 'Wähl, was du brauchst, oder überspring diesen Schritt.',
      },
      date: { title: 'Wann soll es losgehen?', lead: 'Wähl deinen ersten Tag. Wir zeigen dir den letzten.' },
      checkout: {
        title: 'Bezahlen',
        lead: 'Was du gewählt hast, ist für dich reserviert, während du bezahlst.',
      },
    },
    messageTitles: ['Neues aus dem Laden', 'Bitte beachten', 'Wichtig'],
    reach: 'Schalte JavaScript ein, um hier zu buchen. Oder ruf an, schreib oder komm vorbei:',
    noScripts: 'Schalte JavaScript ein, um die Seite zu nutzen.',
  },
  en: {
    homeTitle: 'Rent a shelf. Sell what you no longer use.',
    homeText:
      'Find a second-hand market near you, choose a shelf and pay in a few minutes. Then the shop sells your things for you.',
    bookNow: 'Book now',
    readTerms: 'Read the payment terms',
    steps: {
      type: {
        title: 'Which shelf would you like?',
        lead: 'Choose the type that suits your things. After that you choose for how long and from which day, and you pay at the end.',
      },
      price: {
        title: 'For how long?',
        lead: 'If we close on an extra day during your period, you get that day on top.',
      },
      services: { title: 'Would you like any extras?', lead: 'Choose what you need, or skip this step.' },
      date: {
        title: 'When would you like to start?',
        lead: 'Choose your first day. We will show you the last one.',
      },
      checkout: { title: 'Checkout', lead: 'What you have chosen is held for you while you pay.' },
    },
    messageTitles: ['News from the shop', 'Please note', 'Important'],
    reach: 'Turn on JavaScript to book here. Or call, write or drop by:',
    noScripts: 'Turn on JavaScript to use this page.',
  },
}
