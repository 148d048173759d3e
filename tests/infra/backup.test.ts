import { Match } from 'aws-cdk-lib/assertions'
import { afterAll, expect, it } from 'vitest'
import { all, sharedCloud, synthesise } from './synth.ts'

const COPY = 'arn:aws:backup:eu-north-1:444455556666:backup-vault:reol-copies'
const cloud = sharedCloud()
const copying = synthesise({ backupCopyVaultArn: COPY })
afterAll(copying.forget)

const data = cloud.template('ReolData')
const rules = (template = data) => {
  const [[, plan] = []] = all(template, 'AWS::Backup::BackupPlan')
  const made = plan?.Properties.BackupPlan as { BackupPlanRule: Record<string, unknown>[] } | undefined
  return made?.BackupPlanRule ?? []
}

it('The table is backed up every day, also a table that was restored beside it', () => {
  expect(rules()).toEqual([
    expect.objectContaining({
      ScheduleExpression: 'cron(0 2 ? * MON-SAT *)',
      Lifecycle: { DeleteAfterDays: 3 },
    }),
    expect.objectContaining({
      ScheduleExpression: 'cron(0 2 ? * SUN *)',
      Lifecycle: { DeleteAfterDays: 28 },
    }),
  ])
  data.hasResourceProperties('AWS::Backup::BackupSelection', {
    BackupSelection: Match.objectLike({
      Resources: [{ 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp('table/reol\\*$')])] }],
    }),
  })
})

it('Whoever may delete the table cannot delete its backups, and a deleted stack leaves them', () => {
  const [[, vault] = []] = all(data, 'AWS::Backup::BackupVault')
  expect(vault).toMatchObject({
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      LockConfiguration: { MinRetentionDays: 3, MaxRetentionDays: 366 },
      AccessPolicy: {
        Statement: [
          expect.objectContaining({
            Effect: 'Deny',
            Action: ['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle'],
          }),
        ],
      },
    },
  })
  const [[, key] = []] = all(data, 'AWS::KMS::Key')
  expect(key).toMatchObject({
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: { EnableKeyRotation: true },
  })
})

it('Another account gets a copy, and the key to read it, only when the deployment names its vault', () => {
  expect(rules(copying.template('ReolData')).map(({ CopyActions }) => CopyActions)).toEqual(
    [3, 28].map(DeleteAfterDays => [{ DestinationBackupVaultArn: COPY, Lifecycle: { DeleteAfterDays } }]),
  )
  expect(JSON.stringify(all(copying, 'AWS::KMS::Key'))).toContain('444455556666')
  for (const rule of rules()) expect(rule).not.toHaveProperty('CopyActions')
})

it('A backup that failed sends a mail', () => {
  const watch = cloud.template('ReolWatch')
  const [topic] = Object.keys(watch.findResources('AWS::SNS::Topic'))
  watch.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: Match.objectLike({
      source: ['aws.backup'],
      detail: { state: ['ABORTED', 'EXPIRED', 'FAILED'] },
    }),
    Targets: [Match.objectLike({ Arn: { Ref: topic } })],
  })
  expect(JSON.stringify(watch.findResources('AWS::SNS::TopicPolicy'))).toContain('events.amazonaws.com')
})
