/** The mail of a morning: what was sold since the last one, and what came back. */
import type { Language } from '#shared/kit/language.ts'

interface SalesMailTexts {
  /** `sold` is above 0. */
  subject: (sold: number, shop: string) => string
  /** Nothing was sold, and something came back. */
  subjectReturned: (shop: string) => string
  /** Some of what was paid went back, and nothing else happened. */
  subjectReduced: (shop: string) => string
  sold: (sold: number) => string
  returned: (returned: number) => string
  reduced: (reduced: number) => string
  /** What the tenant gets of all of it; below zero, what they give back. */
  share: (share: string) => string
  isReturned: (thing: string) => string
  isReduced: (thing: string) => string
  /** A thing without a name, by its number. */
  nameless: (number: string) => string
  more: (count: number) => string
  button: string
  off: string
  whyThis: string
}

const DA = (count: number) => `${count} ting`
const DE = (count: number) => `${count} Artikel`
const EN = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`

export const SALES_MAIL_TEXTS: Record<Language, SalesMailTexts> = {
  da: {
    subject: (sold, shop) => `${DA(sold)} solgt hos ${shop}`,
    subjectReturned: shop => `Noget er kommet retur hos ${shop}`,
    subjectReduced: shop => `Et prisafslag hos ${shop}`,
    sold: sold => `Siden sidst har vi solgt ${DA(sold)} for dig.`,
    returned: returned => `${DA(returned)} er kommet retur.`,
    reduced: reduced => `Prisen på ${DA(reduced)}, der var solgt, er ændret.`,
    share: share => `Din andel i alt: ${share}`,
    isReturned: thing => `${thing} (retur)`,
    isReduced: thing => `${thing} (prisafslag)`,
    nameless: number => `Vare ${number}`,
    more: count => `… og ${DA(count)} mere`,
    button: 'Se dine salg',
    off: 'Slå denne mail fra',
    whyThis: 'Du får mailen om morgenen, når der er solgt noget, fordi du har slået den til.',
  },
  de: {
    subject: (sold, shop) => `${DE(sold)} verkauft bei ${shop}`,
    subjectReturned: shop => `Eine Rückgabe bei ${shop}`,
    subjectReduced: shop => `Ein Preisnachlass bei ${shop}`,
    sold: sold => `Seit der letzten Mail haben wir ${DE(sold)} für dich verkauft.`,
    returned: returned => `${DE(returned)} ${returned === 1 ? 'wurde' : 'wurden'} zurückgegeben.`,
    reduced: reduced => `Der Preis von ${DE(reduced)} hat sich nach dem Verkauf geändert.`,
    share: share => `Dein Anteil insgesamt: ${share}`,
    isReturned: thing => `${thing} (Rückgabe)`,
    isReduced: thing => `${thing} (Preisnachlass)`,
    nameless: number => `Artikel ${number}`,
    more: count => `… und ${count} weitere`,
    button: 'Verkäufe ansehen',
    off: 'Diese Mail abschalten',
    whyThis: 'Du bekommst die Mail morgens, wenn etwas verkauft wurde, weil du sie eingeschaltet hast.',
  },
  en: {
    subject: (sold, shop) => `${EN(sold)} sold at ${shop}`,
    subjectReturned: shop => `Something came back at ${shop}`,
    subjectReduced: shop => `A price was reduced at ${shop}`,
    sold: sold => `We have sold ${EN(sold)} for you since the last mail.`,
    returned: returned => `${EN(returned)} came back.`,
    reduced: reduced => `The price of ${EN(reduced)} changed after the sale.`,
    share: share => `Your share in all: ${share}`,
    isReturned: thing => `${thing} (returned)`,
    isReduced: thing => `${thing} (price reduced)`,
    nameless: number => `Item ${number}`,
    more: count => `… and ${count} more`,
    button: 'See your sales',
    off: 'Switch this mail off',
    whyThis: 'You get this mail in the morning after sales, because you switched it on.',
  },
}
