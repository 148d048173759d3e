import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/**
 * Makes one secret of 64 letters and digits. The code derives the keys of links and of sealed credentials from it.
 * The markets' credentials cannot be opened without it, so CloudFormation keeps it when the stack is deleted.
 */
export const makeSecret = (stack: Stack): Secret =>
  new Secret(stack, 'Secret', {
    secretName: 'reol',
    description: 'Reol: the source of the keys for links and for sealed credentials',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
