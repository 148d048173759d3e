/** A deployment that names nothing outside. A test adds what it needs. */
import type { Deployment } from '#functions/kit/deployment.ts'

export const NO_HOSTS: Deployment = {
  edition: 'local',
  operatorEmail: '',
  helpUrl: '',
  appStoreUrl: '',
  playStoreUrl: '',
  recaptchaSiteKey: '',
  recaptchaUrl: '',
  zettleOauthUrl: '',
  zettleProductsUrl: '',
  zettlePurchaseUrl: '',
  zettlePusherUrl: '',
  flexposAuthUrl: '',
  flexposUrl: '',
  flexposWrites: false,
  economicUrl: '',
  economicJournalsUrl: '',
  googlePlacesUrl: '',
  adressevaelgerUrl: '',
  pushServices: [],
  instagramAppId: '',
  instagramLoginUrl: '',
  instagramApiUrl: '',
  instagramGraphUrl: '',
}
