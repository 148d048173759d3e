/** The sandbox of Google Places (New): autocompletion and details, with Google's shape of errors. */
import { type HttpResponse, json } from '../../http.ts'
import { SANDBOX_KEY } from '../../secrets.ts'
import { idOf, namesOf, numbersLike, partsOf, type StreetCountry, soughtIn, streetsIn } from './streets.ts'

const MOST = 5

const error = (code: number, status: string, message: string): HttpResponse =>
  json(code, { error: { code, status, message } })

const refused = (key: string | undefined): HttpResponse | undefined =>
  key === SANDBOX_KEY ? undefined : error(403, 'PERMISSION_DENIED', 'The provided API key is invalid.')

interface Wanted {
  input?: string
  includedRegionCodes?: string[]
}

const prediction = (placeId: string, main: string, secondary: string, types: string[]) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}` },
    structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
    types,
  },
})

export const autocomplete = (key: string | undefined, wanted: Wanted): HttpResponse => {
  if (!wanted.input) return error(400, 'INVALID_ARGUMENT', 'Request must have an input.')
  const { street, number, place } = soughtIn(wanted.input)
  const countries = (wanted.includedRegionCodes ?? ['de']).filter(
    (code): code is StreetCountry => code === 'dk' || code === 'de',
  )
  const suggestions = countries.flatMap(country => {
    const names = namesOf(country).filter(name => name.toLowerCase().startsWith(street))
    return streetsIn(country, names, place).flatMap(({ name, postalCode, city }) => {
      const secondary = `${postalCode} ${city}`
      if (!number && !place) return [prediction(idOf(name, city), name, secondary, ['route', 'geocode'])]
      return numbersLike(number).map(which =>
        prediction(idOf(name, which, postalCode, city), `${name} ${which}`, secondary, [
          'street_address',
          'geocode',
        ]),
      )
    })
  })
  return refused(key) ?? json(200, { suggestions: suggestions.slice(0, MOST) })
}

export const details = (key: string | undefined, mask: string | undefined, id: string): HttpResponse => {
  const no = refused(key)
  if (no) return no
  if (!mask) return error(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
  const [route = '', number = '', postalCode = '', city] = partsOf(id)
  if (!city) return error(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
  const part = (longText: string, type: string) => ({ longText, shortText: longText, types: [type] })
  return json(200, {
    formattedAddress: `${route} ${number}, ${postalCode} ${city}`,
    addressComponents: [
      part(number, 'street_number'),
      part(route, 'route'),
      part(city, 'locality'),
      part(postalCode, 'postal_code'),
    ],
    location: { latitude: 55.4, longitude: 10.39 },
  })
}
