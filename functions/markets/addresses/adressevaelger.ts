/** Adressevælger, the Danish register of addresses. It leads step by step: street, house number, floor and door. */
import type { AddressSuggestion } from '#shared/markets/address-calls.ts'
import { type AddressProvider, type FoundAddress, lookUp } from './port.ts'

const MOST = '10'

interface Hit {
  type: 'vejnavn' | 'navngivenvejpostnummer' | 'husnummer' | 'adresse'
  id?: string
  titel: string
  vejnavn?: string
}

interface HouseNumber {
  husnummertekst: string
  vejnavn: string
  postnummer: { postnr: string; navn: string }
}

interface Unit {
  etagebetegnelse?: string | null
  doerbetegnelse?: string | null
  husnummer: HouseNumber
}

/** "Vestergade 12, 2. tv, 5000 Odense C": what follows the last comma is the place. */
const asSuggestion = ({ type, id = '', titel, vejnavn = titel }: Hit): AddressSuggestion => {
  const parts = titel.split(', ')
  const place = parts.length > 1 ? (parts.pop() ?? '') : ''
  const isStreet = type === 'vejnavn' || type === 'navngivenvejpostnummer'
  return isStreet
    ? { id: '', name: vejnavn, place, next: titel }
    : { id: `${type}.${id}`, name: parts.join(', '), place, next: '' }
}

const asAddress = ({ etagebetegnelse, doerbetegnelse, husnummer }: Unit): FoundAddress => {
  const { vejnavn, husnummertekst, postnummer } = husnummer
  const floor = etagebetegnelse ? `, ${etagebetegnelse}.` : ''
  const door = doerbetegnelse ? ` ${doerbetegnelse}` : ''
  return {
    address: `${vejnavn} ${husnummertekst}${floor}${door}`,
    postalCode: postnummer.postnr,
    city: postnummer.navn,
  }
}

export const adressevaelgerWith = (host: string, token: string): AddressProvider => ({
  source: 'adressevaelger',
  suggest: async text => {
    const query = new URLSearchParams({ tekst: text, maksimum: MOST, token })
    const found = await lookUp<{ fund: Hit[] }>(`${host}/adresser/soeg?${query}`)
    return (found?.fund ?? []).map(asSuggestion)
  },
  resolve: async id => {
    const [type = '', its = ''] = id.split('.')
    const query = new URLSearchParams({ token })
    if (type === 'husnummer') {
      const found = await lookUp<{ husnummer: HouseNumber }>(`${host}/husnumre/${its}?${query}`)
      return found && asAddress({ husnummer: found.husnummer })
    }
    if (type !== 'adresse') return undefined
    const found = await lookUp<{ adresse: Unit }>(`${host}/adresser/${its}?${query}`)
    return found && asAddress(found.adresse)
  },
})
