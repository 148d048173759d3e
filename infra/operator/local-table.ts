/** The file in which a local cloud leaves what the operator's command needs to reach it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Variables of the environment, as the functions read them. */
const NAMES = [
  'TABLE_NAME',
  'SITE_URL',
  'USER_POOL_ID',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
] as const

const fileIn = (dataDir: string): string => join(dataDir, 'operator.json')

/** Writes the variables of this process. A local cloud does it when it starts and when it uses another table. */
export const writeReach = (dataDir: string): void =>
  writeFileSync(
    fileIn(dataDir),
    JSON.stringify(Object.fromEntries(NAMES.map(name => [name, process.env[name]]))),
  )

/** Throws when no local cloud has run in the data folder. */
export const readReach = (dataDir: string): Record<string, string> => {
  const file = fileIn(dataDir)
  if (!existsSync(file)) throw new Error('No local cloud has run here. Start it first: npm start')
  return JSON.parse(readFileSync(file, 'utf8'))
}
