/** What a document says besides the market's own texts. What its scripts then show in its place says the same (web/i18n). */
import type { Language } from '#shared/kit/language.ts'

interface Words {
  homeTitle: string
  homeText: string
  bookNow: string
  readTerms: string
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
    homeText: 'Find et genbrugsmarked i nærheden, vælg en hylde, og betal på et par minutter.',
    bookNow: 'Book hylde',
    readTerms: 'Læs betalingsbetingelserne',
    messageTitles: ['Nyt fra butikken', 'Vær opmærksom', 'Vigtigt'],
    reach: 'Slå JavaScript til for at booke her. Eller ring, skriv eller kom forbi:',
    noScripts: 'Slå JavaScript til for at bruge siden.',
  },
  de: {
    homeTitle: 'Miete ein Regal. Verkauf, was du nicht brauchst.',
    homeText: 'Finde einen Secondhand-Markt in der Nähe, wähl ein Regal und bezahl in ein paar Minuten.',
    bookNow: 'Regal buchen',
    readTerms: 'Zahlungsbedingungen lesen',
    messageTitles: ['Neues aus dem Laden', 'Bitte beachten', 'Wichtig'],
    reach: 'Schalte JavaScript ein, um hier zu buchen. Oder ruf an, schreib oder komm vorbei:',
    noScripts: 'Schalte JavaScript ein, um die Seite zu nutzen.',
  },
  en: {
    homeTitle: 'Rent a shelf. Sell what you no longer use.',
    homeText: 'Find a second-hand market near you, choose a shelf and pay in a few minutes.',
    bookNow: 'Book now',
    readTerms: 'Read the payment terms',
    messageTitles: ['News from the shop', 'Please note', 'Important'],
    reach: 'Turn on JavaScript to book here. Or call, write or drop by:',
    noScripts: 'Turn on JavaScript to use this page.',
  },
}
