import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { AccountPrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { TABLE } from '#infra/table.ts'
import type { Settings } from './settings.ts'

/**
 * Each backup is a whole copy and is paid by its size. The table itself can be restored to any second of 35 days, so the
 * copies are for the day on which it is gone: three of the last days, and four of the last weeks.
 */
const RULES = [
  { ruleName: 'daily', weekDay: 'MON-SAT', kept: Duration.days(3) },
  { ruleName: 'weekly', weekDay: 'SUN', kept: Duration.days(28) },
]

/**
 * Makes a daily backup of the table in a vault of its own: it survives the table, and whoever may delete the table
 * cannot delete it. The lock is AWS's "governance": a person with the right to do so can remove it. A table that was
 * restored under a name that begins with the table's is backed up too.
 */
export const makeBackups = (stack: Stack, { backupCopyVaultArn }: Settings): void => {
  // Another account can read a copy only with a key of ours. A vault cannot change its key later.
  const key = new Key(stack, 'BackupKey', {
    alias: 'reol-backups',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
  const vault = new BackupVault(stack, 'Backups', {
    backupVaultName: 'reol',
    encryptionKey: key,
    lockConfiguration: { minRetention: Duration.days(3), maxRetention: Duration.days(366) },
    blockRecoveryPointDeletion: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
  const plan = new BackupPlan(stack, 'BackupPlan', { backupPlanName: 'reol' })
  const copyVault = backupCopyVaultArn && vaultOfAnother(stack, key, backupCopyVaultArn)
  for (const { ruleName, weekDay, kept } of RULES) {
    plan.addRule(
      new BackupPlanRule({
        ruleName,
        backupVault: vault,
        // After the markets have closed.
        scheduleExpression: Schedule.cron({ weekDay, hour: '2', minute: '0' }),
        deleteAfter: kept,
        ...(copyVault && { copyActions: [{ destinationBackupVault: copyVault, deleteAfter: kept }] }),
      }),
    )
  }
  plan.addSelection('Table', {
    resources: [
      BackupResource.fromArn(`arn:aws:dynamodb:${stack.region}:${Aws.ACCOUNT_ID}:table/${TABLE.name}*`),
    ],
  })
}

/** The vault of another account, which needs the key to read what is copied there. */
const vaultOfAnother = (stack: Stack, key: Key, arn: string): IBackupVault => {
  const [account = ''] = /(?<=:)\d{12}(?=:)/.exec(arn) ?? []
  key.grantDecrypt(new AccountPrincipal(account))
  return BackupVault.fromBackupVaultArn(stack, 'CopyVault', arn)
}
