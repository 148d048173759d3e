/** Google Places (New): autocompletion, and the details of one place, which end a session. */
import type { AddressSuggestion } from '#shared/markets/address-calls.ts'
import { type AddressProvider, type FoundAddress, lookUp } from './port.ts'

/** What has an address, and streets on the way to it. */
const TYPES = ['street_address', 'premise', 'subpremise', 'route']
const WITH_ADDRESS = new Set(['street_address', 'premise', 'subpremise'])
const FIELDS = 'formattedAddress,addressComponents,location'

interface Prediction {
  placeId: string
  text: { text: string }
  structuredFormat?: { mainText: { text: string }; secondaryText?: { text: string } }
  types?: string[]
}

interface Place {
  addressComponents?: { longText: string; types: string[] }[]
}

const asSuggestion = ({ placeId, text, structuredFormat, types = [] }: Prediction): AddressSuggestion => {
  const name = structuredFormat?.mainText.text ?? text.text
  const place = structuredFormat?.secondaryText?.text ?? ''
  return types.some(type => WITH_ADDRESS.has(type))
    ? { id: `google.${placeId}`, name, place, next: '' }
    : { id: '', name, place, next: text.text }
}

const asAddress = ({ addressComponents = [] }: Place): FoundAddress => {
  const part = (...types: string[]): string =>
    types
      .map(type => addressComponents.find(one => one.types.includes(type))?.longText)
      .find(text => text !== undefined) ?? ''
  const unit = part('subpremise')
  return {
    address: `${`${part('route')} ${part('street_number')}`.trim()}${unit && `, ${unit}`}`,
    postalCode: part('postal_code'),
    city: part('locality', 'postal_town'),
  }
}

export const googlePlacesWith = (host: string, key: string): AddressProvider => ({
  source: 'google',
  suggest: async (input, { country, language, session }) => {
    const found = await lookUp<{ suggestions?: { placePrediction?: Prediction }[] }>(
      `${host}/v1/places:autocomplete`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify({
          input,
          includedPrimaryTypes: TYPES,
          includedRegionCodes: [country],
          languageCode: language,
          sessionToken: session,
        }),
      },
    )
    return (found?.suggestions ?? []).flatMap(({ placePrediction }) =>
      placePrediction ? [asSuggestion(placePrediction)] : [],
    )
  },
  resolve: async (id, { language, session }) => {
    const [type = '', placeId = ''] = id.split('.')
    if (type !== 'google') return undefined
    const query = new URLSearchParams({
      languageCode: language,
      ...(session ? { sessionToken: session } : {}),
    })
    const found = await lookUp<Place>(`${host}/v1/places/${placeId}?${query}`, {
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
    })
    return found && asAddress(found)
  },
})
