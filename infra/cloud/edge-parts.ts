/**
 * What the site takes from the stack in us-east-1: outputs with names of their own. CDK would name the output of a
 * version after the version, so each change would take away an output that a rollback of the site still needs.
 */
import { CfnOutput, Fn, type Stack } from 'aws-cdk-lib'
import { type IVersion, Version } from 'aws-cdk-lib/aws-lambda'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

const NAMES = { firewall: 'FirewallArn', gatewayAnswers: 'GatewayAnswersArn' }

export interface EdgeParts {
  firewallArn: string
  gatewayAnswers: IVersion
}

export const tellEdgeParts = (edge: Stack, firewall: CfnWebACL, gatewayAnswers: IVersion): void => {
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
