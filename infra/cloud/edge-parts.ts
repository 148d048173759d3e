/**
 * Hands firewall and edge function from the stack in us-east-1 to the site, as outputs with fixed names. CDK would
 * put the version into the output's name, so each change would remove an output that a rollback of the site needs.
 */
import { CfnOutput, Fn, type Stack } from 'aws-cdk-lib'
import { type IVersion, Version } from 'aws-cdk-lib/aws-lambda'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

const NAMES = { firewall: 'FirewallArn', gatewayAnswers: 'GatewayAnswersArn' }

export interface EdgeParts {
  firewallArn: string
  gatewayAnswers: IVersion
}

export const exportEdgeParts = (edge: Stack, firewall: CfnWebACL, gatewayAnswers: IVersion): void => {
  new CfnOutput(edge, NAMES.firewall, { value: firewall.attrArn })
  new CfnOutput(edge, NAMES.gatewayAnswers, { value: gatewayAnswers.edgeArn })
}

export const readEdgeParts = (stack: Stack, edge: Stack): EdgeParts => {
  stack.addStackDependency(edge)
  const read = (name: string) => Fn.getStackOutput(edge.stackName, name, edge.region)
  return {
    firewallArn: read(NAMES.firewall),
    gatewayAnswers: Version.fromVersionArn(stack, 'GatewayAnswers', read(NAMES.gatewayAnswers)),
  }
}
