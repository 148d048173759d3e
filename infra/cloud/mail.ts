import { CfnOutput, type Stack } from 'aws-cdk-lib'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Settings } from './settings.ts'

export interface Mail {
  identity: EmailIdentity
  configuration: ConfigurationSet
  /** The address that mails come from. */
  from: string
}

/** Makes the sender: SES signs mails (DKIM, AWS rotates the keys), requires TLS, and skips addresses that bounced. */
export const makeMail = (stack: Stack, { mailDomain }: Settings): Mail => {
  const configuration = new ConfigurationSet(stack, 'MailConfiguration', {
    configurationSetName: 'reol',
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  })
  const identity = new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.domain(mailDomain),
    configurationSet: configuration,
    dkimSigning: true,
    mailFromDomain: `bounce.${mailDomain}`,
  })
  identity.dkimRecords.forEach(({ name, value }, at) => {
    new CfnOutput(stack, `MailRecord${at + 1}`, { value: `${name} CNAME ${value}` })
  })
  return { identity, configuration, from: `noreply@${mailDomain}` }
}
