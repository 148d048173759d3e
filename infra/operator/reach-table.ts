/**
 * How the operator's command reaches the table: in the cloud with the AWS credentials of whoever types it, so AWS's own
 * log says who that was, and nothing of ours that could be called from outside exists for it.
 */
import { resolve } from 'node:path'
import { ROOT } from '#infra/modules.ts'
import { TABLE } from '#infra/table.ts'
import { readReach } from './local-table.ts'
import { setting } from './setting.ts'

const cloud = () => ({
  TABLE_NAME: setting(ROOT, 'restoredTableName') || TABLE.name,
  AWS_REGION: setting(ROOT, 'region'),
})

/** Sets what the functions read from their environment. Throws when no local cloud has run in the data folder. */
export const reachTable = (isLocal: boolean): void => {
  Object.assign(process.env, isLocal ? readReach(resolve(ROOT, process.env.REOL_DATA || '.local')) : cloud())
}
