import { Match } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, it } from 'vitest'
import { TABLE } from '#infra/table.ts'
import { all, parts, sharedCloud, synthesise } from './synth.ts'

const cloud = sharedCloud(undefined, { site: true })

describe('data that must not be lost', () => {
  it.each([
    ['AWS::DynamoDB::GlobalTable', 'Retain'],
    ['AWS::Cognito::UserPool', 'Retain'],
    ['AWS::S3::Bucket', 'RetainExceptOnCreate'],
    ['AWS::SecretsManager::Secret', 'RetainExceptOnCreate'],
  ])('%s stays when its stack is deleted: %s', (type, policy) => {
    const found = all(cloud.template('ReolData'), type)
    expect(found.length).toBeGreaterThan(0)
    for (const [, { DeletionPolicy }] of found) expect(DeletionPolicy).toBe(policy)
    const elsewhere = all(cloud, type).filter(([id]) => !/^(GivenUp|OriginKey)/.test(id))
    expect(elsewhere).toHaveLength(found.length)
  })

  it('has deletion protection and point-in-time recovery', () => {
    cloud.template('ReolData').hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: TABLE.stream },
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        }),
      ],
    })
    cloud
      .template('ReolData')
      .hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' })
  })

  it('has the keys and indexes of infra/table.ts', () => {
    const [, table] = all(cloud.template('ReolData'), 'AWS::DynamoDB::GlobalTable')[0] ?? []
    expect(table?.Properties.KeySchema).toEqual([
      { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
      { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
    ])
    expect(table?.Properties.GlobalSecondaryIndexes ?? []).toHaveLength(TABLE.indexes.length)
  })
})

describe('accounts', () => {
  it('can be created by us only, with passwords as decision D19', () => {
    cloud.template('ReolData').hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameConfiguration: { CaseSensitive: true },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    })
  })

  it('have tokens as decision D20', () => {
    cloud.template('ReolData').hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    })
  })

  it('get tokens without a password only from our own function, which the pool may call', () => {
    const [, pool] = all(cloud.template('ReolData'), 'AWS::Cognito::UserPool')[0] ?? []
    const [id] =
      all(cloud.template('ReolData'), 'AWS::Lambda::Function').find(
        ([, { Properties }]) => Properties.FunctionName === 'reol-pool-triggers',
      ) ?? []
    const arn = { 'Fn::GetAtt': [id, 'Arn'] }
    expect(pool?.Properties.LambdaConfig).toMatchObject({
      DefineAuthChallenge: arn,
      CreateAuthChallenge: arn,
      VerifyAuthChallengeResponse: arn,
    })
    cloud.template('ReolData').hasResourceProperties('AWS::Lambda::Permission', {
      Action: 'lambda:InvokeFunction',
      FunctionName: arn,
      Principal: 'cognito-idp.amazonaws.com',
    })
  })

  it('have the three groups', () => {
    const groups = all(cloud.template('ReolData'), 'AWS::Cognito::UserPoolGroup').map(
      ([, { Properties }]) => Properties.GroupName as string,
    )
    expect(groups.sort()).toEqual(['admins', 'customers', 'must-change-password'])
  })
})

describe('tokens', () => {
  const data = cloud.template('ReolData')

  it('pass a function that takes from them the right to call the pool', () => {
    const [[functionId] = []] = all(data, 'AWS::Lambda::Function').filter(
      ([, { Properties }]) => Properties.FunctionName === 'reol-access-token',
    )
    const LambdaArn = { 'Fn::GetAtt': [functionId, 'Arn'] }
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'ESSENTIALS',
      LambdaConfig: { PreTokenGenerationConfig: { LambdaArn, LambdaVersion: 'V2_0' } },
    })
    data.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: LambdaArn,
      Principal: 'cognito-idp.amazonaws.com',
    })
  })

  it('rotate when the deployment says so, and then the old way to refresh is closed', () => {
    const rotating = synthesise({ refreshTokenRotation: 'on' })
    rotating.template('ReolData').hasResourceProperties('AWS::Cognito::UserPoolClient', {
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
    })
    const uses = JSON.stringify(all(rotating.template('ReolIdentity'), 'AWS::Lambda::Function'))
    rotating.forget()
    expect(uses).toContain('"REFRESH_TOKEN_ROTATION":"on"')
    expect(JSON.stringify(all(cloud.template('ReolIdentity'), 'AWS::Lambda::Function'))).toContain(
      '"REFRESH_TOKEN_ROTATION":"off"',
    )
  })
})

describe('after a recovery', () => {
  const streamArn =
    'arn:aws:dynamodb:eu-central-1:111122223333:table/reol-back/stream/2026-11-21T00:00:00.000'
  const back = synthesise(
    { restoredTableName: 'reol-back', restoredTableStreamArn: streamArn },
    { site: true },
  )
  afterAll(back.forget)

  it('every function uses the restored table', () => {
    const policies = JSON.stringify(all(back, 'AWS::IAM::Policy'))
    expect(policies).toContain(':table/reol-back')
    expect(policies).not.toMatch(/:table\/reol["/]|TableStreamArn/)
    const functions = all(back, 'AWS::Lambda::Function').map(([, { Properties }]) =>
      JSON.stringify(Properties.Environment ?? {}),
    )
    const names = functions.flatMap(text =>
      [...text.matchAll(/"TABLE_NAME":"([^"]+)"/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(parts.apis.length)
    expect(new Set(names)).toEqual(new Set(['reol-back']))
    back
      .template('ReolStream')
      .hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: streamArn })
  })

  it('the public pages are written again, from the restored table', () => {
    const nameOf = (templates: typeof cloud) =>
      all(templates, 'Custom::AWS')
        .map(([, { Properties }]) => JSON.stringify(Properties.Update))
        .map(update => /"physicalResourceId":\{"id":"(\w+)"/.exec(update.replaceAll('\\', ''))?.[1])
        .filter(Boolean)
    expect(nameOf(back)).toHaveLength(1)
    expect(nameOf(back)).not.toEqual(nameOf(cloud))
  })

  it('the data stack does not change, so functions can switch tables and back', () => {
    expect(back.template('ReolData').toJSON()).toEqual(cloud.template('ReolData').toJSON())
  })
})
