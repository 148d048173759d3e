/** The environment of a function. The cloud and the local cloud set the same names. */

const NAMES = [
  'TABLE_NAME',
  'QUEUE_URL_PREFIX',
  'QUEUE_ARN_PREFIX',
  'SCHEDULE_GROUP',
  'SCHEDULE_ROLE_ARN',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_KEYS_URL',
  'MARKET_REGISTRATION',
  'REFRESH_TOKEN_ROTATION',
  'LINKS_SECRET_ID',
  'SEALS_SECRET_ID',
  'PUSH_SECRET_ID',
  'OPERATOR_KEYS_SECRET_ID',
  'DEPLOYMENT',
  'DOWNLOADS_BUCKET',
  'FILES_BUCKET',
  'SITE_BUCKET',
  'ORIGIN_KEYS',
  'SITE_URL',
  'MAIL_FROM',
  'ELAVON_API_URL',
  'ELAVON_PAGE_URL',
] as const

export type EnvName = (typeof NAMES)[number]

/** Reads a variable. Read where it is used, so that each function needs only its own. Throws when it is not set. */
export const env = (name: EnvName): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The environment lacks ${name}`)
  return value
}
