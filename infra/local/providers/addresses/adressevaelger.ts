/** The sandbox of Adressevælger: searches for streets, house numbers and units, and reads one of them. */
import { type HttpResponse, json } from '../../http.ts'
import { SANDBOX_KEY } from '../../secrets.ts'
import { idOf, namesOf, numbersLike, partsOf, type Street, soughtIn, streetsIn } from './streets.ts'

/** Houses of which each floor has an address of its own. */
const hasFloors = (number: string): boolean => Number.parseInt(number, 10) % 4 === 0
const FLOORS = [
  ['st', 'tv'],
  ['1', 'tv'],
  ['1', 'th'],
] as const

const placeOf = ({ postalCode, city }: Street): string => `${postalCode} ${city}`

const house = (street: Street, number: string) => ({
  type: 'husnummer',
  id: idOf(street.name, number, street.postalCode, street.city),
  titel: `${street.name} ${number}, ${placeOf(street)}`,
  vejnavn: street.name,
  husnummer: number,
})

const units = (street: Street, number: string) =>
  FLOORS.map(([floor, door]) => ({
    type: 'adresse',
    id: idOf(street.name, number, street.postalCode, street.city, floor, door),
    titel: `${street.name} ${number}, ${floor}. ${door}, ${placeOf(street)}`,
    husnummerId: house(street, number).id,
  }))

const hitsOf = (text: string): object[] => {
  const { street, number, place } = soughtIn(text)
  const names = namesOf('dk').filter(name => name.toLowerCase().startsWith(street))
  const exact = names.filter(name => name.toLowerCase() === street)
  const found = streetsIn('dk', exact, place)
  if (number || place) {
    return found.flatMap(one =>
      numbersLike(number).flatMap(which => [
        house(one, which),
        ...(number && place && hasFloors(which) ? units(one, which) : []),
      ]),
    )
  }
  if (found.length)
    return found.map(one => ({
      type: 'navngivenvejpostnummer',
      id: idOf(one.name, one.postalCode),
      titel: `${one.name}, ${placeOf(one)}`,
      vejnavn: one.name,
      postnr: one.postalCode,
      postdistrikt: one.city,
      antal_husnumre: 99,
    }))
  return names.map(name => ({ type: 'vejnavn', titel: name, vejnavn: name }))
}

const houseIn = (id: string) => {
  const [vejnavn = '', husnummertekst = '', postnr = '', navn = ''] = partsOf(id)
  return { husnummertekst, vejnavn, postnummer: { postnr, navn } }
}

export const answerAdressevaelger = (path: string, query: URLSearchParams): HttpResponse => {
  if (query.get('token') !== SANDBOX_KEY) return json(401, { status: 'fejl', beskrivelse: 'Ugyldigt token' })
  const [, kind, id = ''] = path.split('/')
  if (id === 'soeg') {
    const most = Math.min(Number(query.get('maksimum') ?? 100), 200)
    const fund = hitsOf(query.get('tekst') ?? '').slice(0, most)
    return json(200, { status: 'ok', beskrivelse: '', fund })
  }
  const [, , , city, etagebetegnelse, doerbetegnelse] = partsOf(id)
  if (!city) return json(404, { status: 'fejl', beskrivelse: 'Ukendt id' })
  const husnummer = houseIn(id)
  if (kind === 'husnumre') return json(200, { status: 'ok', husnummer })
  return json(200, { status: 'ok', adresse: { etagebetegnelse, doerbetegnelse, husnummer } })
}
