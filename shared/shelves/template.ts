/** The price list that a new market can begin with, in its language and currency. */
import type { Language } from '../kit/language.ts'
import type { Minor } from '../kit/units.ts'
import type { Period } from './rules.ts'

export interface Template {
  types: { name: string; description: string; shelves: string[]; prices: Minor[] }[]
  periods: Period[]
  services: { name: string; description: string; price: Minor }[]
}

const PERIODS: Period[] = [
  { days: 0, weeks: 1, months: 0 },
  { days: 0, weeks: 2, months: 0 },
  { days: 0, weeks: 4, months: 0 },
  { days: 0, weeks: 12, months: 0 },
]

/** What Danish shops usually ask, in kroner. */
const TYPES = [
  { key: 'shelf', prefix: 'A', count: 40, prices: [200, 350, 600, 1600] },
  { key: 'rack', prefix: 'B', count: 14, prices: [225, 400, 700, 1850] },
  { key: 'cabinet', prefix: 'C', count: 6, prices: [275, 500, 875, 2300] },
] as const
const SERVICES = [
  { key: 'setUp', price: 150 },
  { key: 'takeDown', price: 120 },
  { key: 'labels', price: 60 },
] as const

type Key = (typeof TYPES)[number]['key'] | (typeof SERVICES)[number]['key']

/** Names and descriptions. */
const WORDS: Record<Language, Record<Key, readonly [string, string]>> = {
  da: {
    shelf: ['Standardhylde', 'Reol med fem hylder, 90 cm bred. Til tøj, sko, legetøj og småting.'],
    rack: ['Tøjstativ', 'Stativ på 120 cm til tøj på bøjler. Bøjlerne er med.'],
    cabinet: ['Glasskab', 'Låst skab med lys til smykker, porcelæn og elektronik.'],
    setUp: ['Opsætning', 'Vi hænger op og pynter for dig.'],
    takeDown: ['Nedpakning', 'Vi pakker det usolgte, så det er klar til at hente.'],
    labels: ['200 prismærker', 'Trykt på forhånd, klar når du kommer.'],
  },
  de: {
    shelf: [
      'Standardregal',
      'Regal mit fünf Böden, 90 cm breit. Für Kleidung, Schuhe, Spielzeug und Kleines.',
    ],
    rack: ['Kleiderstange', 'Stange von 120 cm für Kleidung auf Bügeln. Die Bügel sind dabei.'],
    cabinet: ['Glasvitrine', 'Verschlossene Vitrine mit Licht für Schmuck, Porzellan und Elektronik.'],
    setUp: ['Einräumen', 'Wir räumen für dich ein und dekorieren.'],
    takeDown: ['Ausräumen', 'Wir packen Unverkauftes ein, bereit zum Abholen.'],
    labels: ['200 Preisetiketten', 'Fertig gedruckt, wenn du kommst.'],
  },
  en: {
    shelf: [
      'Standard shelf',
      'A unit of five shelves, 90 cm wide. For clothes, shoes, toys and small things.',
    ],
    rack: ['Clothes rail', 'A rail of 120 cm for clothes on hangers. Hangers are included.'],
    cabinet: ['Glass cabinet', 'A locked cabinet with light for jewellery, china and electronics.'],
    setUp: ['Setting up', 'We hang up your things and decorate.'],
    takeDown: ['Packing down', 'We pack what was not sold, ready to be fetched.'],
    labels: ['200 price labels', 'Printed for you before you come.'],
  },
}

/** How much of a currency a Danish krone is, about, and the step to which prices are rounded. */
const CURRENCIES: Readonly<Record<string, { perKrone: number; step: number }>> = {
  DKK: { perKrone: 1, step: 5 },
  SEK: { perKrone: 1.5, step: 5 },
  NOK: { perKrone: 1.5, step: 5 },
  EUR: { perKrone: 0.134, step: 1 },
  GBP: { perKrone: 0.115, step: 1 },
  USD: { perKrone: 0.15, step: 1 },
  BRL: { perKrone: 0.8, step: 5 },
  MXN: { perKrone: 2.7, step: 10 },
}
const EURO = { perKrone: 0.134, step: 1 }

/** A price in kroner as whole steps of a currency, in minor units. */
export const priceIn = (kroner: number, currency: string): Minor => {
  const { perKrone, step } = CURRENCIES[currency] ?? EURO
  return Math.max(step, Math.round((kroner * perKrone) / step) * step) * 100
}

/** Three types, four periods, three services that every type offers, and 60 shelves. */
export const templateFor = (language: Language, currency: string): Template => {
  const words = WORDS[language]
  return {
    types: TYPES.map(({ key, prefix, count, prices }) => ({
      name: words[key][0],
      description: words[key][1],
      shelves: Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`),
      prices: prices.map(kroner => priceIn(kroner, currency)),
    })),
    periods: PERIODS,
    services: SERVICES.map(({ key, price }) => ({
      name: words[key][0],
      description: words[key][1],
      price: priceIn(price, currency),
    })),
  }
}
