/** What a function is told from outside. The cloud and the local cloud set the same names. */

const NAMES = [
  'TABLE_NAME',
  'QUEUE_URL_PREFIX',
  'QUEUE_ARN_PREFIX',
  'SCHEDULE_GROUP',
  'SCHEDULE_ROLE_ARN',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'SECRET_ID',
  'DOWNLOADS_BUCKET',
  'SITE_URL',
  'MAIL_FROM',
  'ELAVON_API_URL',
  'ELAVON_PAGE_URL',
] as const

export type EnvName = (typeof NAMES)[number]

/** Read when it is used, so that a function needs only what it uses. Throws when it was not set. */
export const env = (name: EnvName): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The environment lacks ${name}`)
  return value
}
