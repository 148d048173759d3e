/** What the server says about goods, in the reader's language. */
import type { Language } from '../kit/language.ts'

/** A sheet without a name (specification 5). */
export const DEFAULT_SHEET: Record<Language, string> = {
  da: 'Standard vareseddel',
  de: 'Standard-Warenliste',
  en: 'Default product sheet',
}

/** What stands on the page by which a printer is tried. */
export const TEST_PAGE: Record<Language, { title: string; sample: string; say: string }> = {
  da: {
    title: 'Prøveside',
    sample: 'Prøve',
    say: 'Print i faktisk størrelse (100 %), ikke "tilpas til side". Linealen skal passe med din egen, og rammerne med dine mærker.',
  },
  de: {
    title: 'Testseite',
    sample: 'Muster',
    say: 'In tatsächlicher Größe (100 %) drucken, nicht "an Seite anpassen". Das Lineal muss mit Ihrem übereinstimmen, die Rahmen mit Ihren Etiketten.',
  },
  en: {
    title: 'Test page',
    sample: 'Sample',
    say: 'Print in actual size (100 %), not "fit to page". The ruler must agree with your own, and the frames with your labels.',
  },
}
