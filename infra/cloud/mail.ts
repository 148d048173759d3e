import { CfnOutput, type Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
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

/**
 * Makes the sender: SES signs mails (DKIM, AWS rotates the keys), requires TLS, skips addresses that bounced, and tells
 * of mails that fail.
 */
export const makeMail = (stack: Stack, { mailDomain }: Settings): Mail => {
  const configuration = new ConfigurationSet(stack, 'MailConfiguration', {
    configurationSetName: 'reol',
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  })
  configuration.addEventDestination('Failures', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
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
