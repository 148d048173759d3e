/** Names for the demo's tenants. Developers log in as Anna. */

const FIRST = {
  da: [
    'Anna',
    'Mikkel',
    'Freja',
    'Oliver',
    'Ida',
    'Emil',
    'Clara',
    'Noah',
    'Sofie',
    'Lucas',
    'Laura',
    'Malthe',
    'Karen',
  ],
  de: [
    'Anna',
    'Jonas',
    'Mia',
    'Paul',
    'Lea',
    'Felix',
    'Emma',
    'Leon',
    'Hannah',
    'Max',
    'Lina',
    'Ben',
    'Greta',
  ],
} as const

const LAST = {
  da: ['Jensen', 'Nielsen', 'Holm', 'Kjær', 'Lund', 'Møller', 'Bak'],
  de: ['Schneider', 'Wagner', 'Keller', 'Vogel', 'Krause', 'Busch', 'Lorenz'],
} as const

interface Person {
  name: string
  email: string
  phone: string
}

/** Returns the n-th tenant, from 0. The first is Anna, anna@example.com. */
export const person = (language: 'da' | 'de', at: number): Person => {
  const first = FIRST[language][at % FIRST[language].length] ?? ''
  const last = LAST[language][(at * 3) % LAST[language].length] ?? ''
  const digits = String(10 + at)
  return {
    name: `${first} ${last}`,
    email: at === 0 ? 'anna@example.com' : `${plain(first)}.${plain(last)}${at}@example.com`,
    phone: language === 'da' ? `+45201234${digits}` : `+4915112345${digits}6`,
  }
}

const plain = (name: string): string =>
  name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa').replaceAll('ä', 'ae')
