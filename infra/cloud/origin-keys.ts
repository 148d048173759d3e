import { RemovalPolicy, SecretValue, type Stack } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { acceptedKeys, keptKeys, originKeyName } from '#infra/origin.ts'
import type { Settings } from './settings.ts'

/** A reference that CloudFormation replaces during a deployment, so that no template has the key itself. */
const reference = (number: number): string => SecretValue.secretsManager(originKeyName(number)).unsafeUnwrap()

/** Makes the keys that CloudFront shows to our functions. A lost one is replaced by raising the setting. */
export const makeOriginKeys = (stack: Stack, { originKey }: Settings): Secret[] =>
  keptKeys(originKey).map(
    number =>
      new Secret(stack, `OriginKey-${number}`, {
        secretName: originKeyName(number),
        description: 'Reol: CloudFront sends it to the gateway. Set originKey to change it',
        generateSecretString: { passwordLength: 64, excludePunctuation: true },
        removalPolicy: RemovalPolicy.DESTROY,
      }),
  )

/** The key that CloudFront sends. */
export const sentKey = ({ originKey }: Settings): string => reference(originKey)

/** The keys that functions accept, joined by a comma. */
export const keysToAccept = ({ originKey }: Pick<Settings, 'originKey'>): string =>
  acceptedKeys(originKey).map(reference).join(',')
