/**
 * How the operator's command reaches the table: in the cloud with the AWS credentials of whoever types it, so AWS's own
 * log says who that was, and nothing of ours that could be called from outside exists for it.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '#infra/modules.ts'
import { TABLE } from '#infra/table.ts'
import { tableFileIn } from './local-table.ts'

interface Context {
  region: string
  restoredTableName: string
}

const setting = (name: keyof Context): string => {
  const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Context }
  const variable = `REOL_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`
  return process.env[variable] ?? context[name]
}

const localTable = (): Record<string, string> => {
  const folder = resolve(ROOT, process.env.REOL_DATA || '.local')
  return {
    TABLE_NAME: TABLE.name,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: readFileSync(tableFileIn(folder), 'utf8'),
  }
}

/** Sets what the functions read from their environment. Throws when no local cloud has run in the data folder. */
export const reachTable = (isLocal: boolean): void => {
  const cloud = { TABLE_NAME: setting('restoredTableName') || TABLE.name, AWS_REGION: setting('region') }
  Object.assign(process.env, isLocal ? localTable() : cloud)
}
