import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'

/**
 * One text of 64 letters and digits, from which the code derives the keys of links and of sealed credentials. Without
 * it the markets' credentials cannot be opened any more, so it outlives the stack.
 */
export const makeSecret = (stack: Stack): Secret =>
  new Secret(stack, 'Secret', {
    secretName: 'reol',
    description: 'Reol: the source of the keys for links and for sealed credentials',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
