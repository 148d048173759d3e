/** Sets the variables of the functions (functions/kit/env.ts) and the SDK's endpoints of the local parts. */
import type { Deployment } from '#functions/kit/deployment.ts'
import type { EnvName } from '#functions/kit/env.ts'
import type { OutsideHosts } from '#infra/cloud/headers.ts'
import type { Providers } from './providers/start.ts'
import { DOWNLOADS_BUCKET, FILES_BUCKET, SITE_BUCKET } from './queues.ts'
import { OPERATOR_KEYS_SECRET, SANDBOX_APP, SECRETS } from './secrets.ts'

export const DISTRIBUTION = 'LOCAL'

interface LocalEndpoints {
  url: string
  /** The name of the table that the functions use. */
  table: string
  dynamoDb: { endpoint: string }
  queues: { endpoint: string; urlPrefix: string; arnPrefix: string }
  users: { pool: string; client: string }
  providers: Providers
  /** CloudFront's key, which the local gateway sends. */
  originKey: string
  /** Address of the parts that share one server: scheduler, mail, secrets, users. */
  services: string
}

/** Without this variable no form of the local cloud asks reCAPTCHA. */
const recaptchaSiteKey = (): string => process.env.REOL_RECAPTCHA_SITE_KEY ?? ''

/** The hosts that pages of the local cloud load from. */
export const outsideHosts = ({ elavon, recaptcha }: Providers): OutsideHosts => ({
  elavonPageUrl: elavon.url,
  ...(recaptchaSiteKey() && { recaptchaUrl: recaptcha.url }),
})

const deploymentAt = ({
  recaptcha,
  zettle,
  flexpos,
  economic,
  instagram,
  addresses,
  push,
}: Providers): Deployment => ({
  edition: process.env.REOL_EDITION === 'local' ? 'local' : 'international',
  operatorEmail: 'operator@reol.localhost',
  helpUrl: 'https://reol.example/help',
  appStoreUrl: 'https://apps.apple.com/app/reol',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=example.reol',
  recaptchaSiteKey: recaptchaSiteKey(),
  recaptchaUrl: recaptcha.url,
  zettleOauthUrl: zettle.url,
  zettleProductsUrl: zettle.url,
  zettlePurchaseUrl: zettle.url,
  zettlePusherUrl: zettle.url,
  flexposAuthUrl: flexpos.url,
  flexposUrl: flexpos.url,
  flexposWrites: true,
  economicUrl: economic.url,
  economicJournalsUrl: economic.url,
  instagramAppId: process.env.REOL_INSTAGRAM_APP_ID ?? SANDBOX_APP,
  instagramLoginUrl: instagram.url,
  instagramApiUrl: instagram.url,
  instagramGraphUrl: instagram.url,
  googlePlacesUrl: addresses.url,
  adressevaelgerUrl: addresses.url,
  pushServices: [push.url],
})

export const setEnvironment = ({
  url,
  table,
  dynamoDb,
  queues,
  users,
  providers,
  originKey,
  services,
}: LocalEndpoints): void => {
  const ours: Record<EnvName, string> = {
    TABLE_NAME: table,
    QUEUE_URL_PREFIX: queues.urlPrefix,
    QUEUE_ARN_PREFIX: queues.arnPrefix,
    SCHEDULE_GROUP: 'reol',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::000000000000:role/reol-schedules',
    USER_POOL_ID: users.pool,
    USER_POOL_CLIENT_ID: users.client,
    USER_POOL_KEYS_URL: `${services}/${users.pool}/.well-known/jwks.json`,
    MARKET_REGISTRATION: process.env.REOL_MARKET_REGISTRATION ?? 'open',
    // The local pool cannot replace refresh tokens.
    REFRESH_TOKEN_ROTATION: 'off',
    LINKS_SECRET_ID: SECRETS.links,
    SEALS_SECRET_ID: SECRETS.seals,
    PUSH_SECRET_ID: SECRETS.push,
    OPERATOR_KEYS_SECRET_ID: OPERATOR_KEYS_SECRET,
    DEPLOYMENT: JSON.stringify(deploymentAt(providers)),
    DOWNLOADS_BUCKET,
    FILES_BUCKET,
    SITE_BUCKET,
    ORIGIN_KEYS: originKey,
    SITE_URL: url,
    MAIL_FROM: 'no-reply@reol.localhost',
    ELAVON_API_URL: providers.elavon.url,
    ELAVON_PAGE_URL: providers.elavon.url,
  }
  Object.assign(process.env, ours, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    AWS_ENDPOINT_URL_SQS: queues.endpoint,
    AWS_ENDPOINT_URL_S3: queues.endpoint,
    AWS_ENDPOINT_URL_SCHEDULER: services,
    AWS_ENDPOINT_URL_SESV2: services,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: services,
  })
  for (const name of [
    'AWS_SESSION_TOKEN',
    'AWS_PROFILE',
    'AWS_ENDPOINT_URL',
    'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  ]) {
    delete process.env[name]
  }
}
