/** What the operator says of a deployment: its public settings, and the keys of outside services. */
import * as z from 'zod/mini'
import { env } from './env.ts'
import { readSecret } from './secrets.ts'

/** Each text is empty where the deployment has none. */
const deploymentShape = z.object({
  /** Which countries a market can be opened in (D24). */
  edition: z.enum(['local', 'international']),
  /** Gets what visitors write from the home page. */
  operatorEmail: z.string(),
  /** Linked on the pages where people log in. */
  helpUrl: z.string(),
  appStoreUrl: z.string(),
  playStoreUrl: z.string(),
  /** With it, contact forms ask reCAPTCHA whether a person writes. */
  recaptchaSiteKey: z.string(),
  /** The hosts of outside services. The local cloud names its sandboxes. */
  recaptchaUrl: z.string(),
  zettleOauthUrl: z.string(),
  zettleProductsUrl: z.string(),
  zettlePurchaseUrl: z.string(),
  zettlePusherUrl: z.string(),
  flexposAuthUrl: z.string(),
  flexposUrl: z.string(),
  /** Products go into Flexpos and sales come out of it, by calls that Flexpos documents nowhere (docs/integrations.md). */
  flexposWrites: z.boolean(),
  economicUrl: z.string(),
  /** Of the newer family of APIs of e-conomic, among them `journalsapi`. */
  economicJournalsUrl: z.string(),
  /** The operator's app with Instagram, by which markets connect their accounts. */
  instagramAppId: z.string(),
  instagramLoginUrl: z.string(),
  instagramApiUrl: z.string(),
  instagramGraphUrl: z.string(),
  googlePlacesUrl: z.string(),
  adressevaelgerUrl: z.string(),
  /** Origins through which browsers get pushes (shared/messages/push-service.ts). */
  pushServices: z.array(z.string()),
})

export type Deployment = z.infer<typeof deploymentShape>

export const deployment = (): Deployment => deploymentShape.parse(JSON.parse(env('DEPLOYMENT')))

const keys = z.partial(
  z.object({
    recaptcha: z.string(),
    /** The secret of the operator's app with Instagram. */
    instagram: z.string(),
    /** Of Reol as an app of e-conomic; each market adds its own agreement token. */
    economicAppSecret: z.string(),
    googlePlaces: z.string(),
    adressevaelger: z.string(),
  }),
)

/** A key that the operator has put into the secret `reol-operator-keys`; undefined where there is none. */
export const operatorKey = async (name: keyof z.infer<typeof keys>): Promise<string | undefined> =>
  keys.parse(JSON.parse(await readSecret(env('OPERATOR_KEYS_SECRET_ID'))))[name] || undefined
