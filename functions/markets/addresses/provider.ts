/**
 * Where addresses come from (D56, docs/integrations.md): Adressevælger in Denmark, Google Places elsewhere and where it
 * is the only one, each if the operator has entered its key. Hosts come from the deployment.
 */
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { deployment, operatorKey } from '../../kit/deployment.ts'
import { adressevaelgerWith } from './adressevaelger.ts'
import { googlePlacesWith } from './google-places.ts'
import type { AddressProvider } from './port.ts'

/** The provider for a country; undefined when the deployment has none: then addresses are free text. */
export const addressProvider = async (country: CountryCode): Promise<AddressProvider | undefined> => {
  const { adressevaelgerUrl, googlePlacesUrl } = deployment()
  const [danish, google] = await Promise.all([operatorKey('adressevaelger'), operatorKey('googlePlaces')])
  if (country === 'dk' && danish) return adressevaelgerWith(adressevaelgerUrl, danish)
  return google ? googlePlacesWith(googlePlacesUrl, google) : undefined
}
