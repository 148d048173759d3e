import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

export interface Secrets {
  /** The key that signs links comes from it. */
  links: Secret
  /** The key that seals the credentials of the markets comes from it. */
  seals: Secret
  /** The key that signs pushes comes from it. */
  push: Secret
  /** The operator's keys of outside services, as a JSON object (functions/kit/deployment.ts). */
  operatorKeys: Secret
}

/**
 * Makes three secrets of 64 letters and digits and one that the operator fills, so that a function that signs links
 * cannot open credentials. The markets' credentials cannot be opened without theirs, and every browser that gets pushes
 * knows the key of them, so CloudFormation keeps all when the stack is deleted.
 */
export const makeSecrets = (stack: Stack): Secrets => {
  const make = (id: string, secretName: string, purpose: string) =>
    new Secret(stack, id, {
      secretName,
      description: `Reol: the source of the key for ${purpose}`,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
  return {
    links: make('LinksSecret', 'reol-links', 'links'),
    seals: make('SealsSecret', 'reol-seals', 'sealed credentials'),
    push: make('PushSecret', 'reol-push', 'pushes'),
    operatorKeys: new Secret(stack, 'OperatorKeysSecret', {
      secretName: 'reol-operator-keys',
      description: 'Reol: the keys of outside services, which the operator enters',
      // The generated value only makes the object: it has no key that a function reads.
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'unused' },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    }),
  }
}
