import type { Stack } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

type Rule = CfnWebACL.RuleProperty

/** Calls that one address may make in five minutes. A shop's whole staff and its visitors share one address. */
const CALLS_PER_ADDRESS = 3000
/** And of those that guess at passwords or send mails. */
const SIGN_INS_PER_ADDRESS = 100

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
})

const TOO_MANY = { customResponse: { responseCode: 429, customResponseBodyKey: 'too-many' } }

const limit = (name: string, priority: number, calls: number, scope?: CfnWebACL.StatementProperty): Rule => ({
  name,
  priority,
  action: { block: TOO_MANY },
  statement: { rateBasedStatement: { limit: calls, aggregateKeyType: 'IP', scopeDownStatement: scope } },
  visibilityConfig: visible(name),
})

/** As loosely as anybody behind may read it: `/api/%74oken` is `/api/token` to the gateway too. */
const READ_ALIKE = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ type, priority }))

const beginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: 'STARTS_WITH',
    fieldToMatch: { uriPath: {} },
    textTransformations: READ_ALIKE,
  },
})

const managed = (name: string, priority: number, counted: string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map(rule => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
})

/**
 * Of the common rules, those that would refuse what is ordinary here: bodies over 8 KB (pictures), bodies with HTML
 * (a market's payment terms, which we clean when they are saved), and callers without a browser (the card provider).
 */
const COUNTED = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'NoUserAgent_HEADER']

/**
 * The firewall of the distribution. One for CloudFront can only be made in us-east-1, wherever the rest is; a
 * regional one would guard nothing here, because WAF does not go before an HTTP API.
 */
export const makeFirewall = (stack: Stack): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    name: 'reol',
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: '{"detail":"too_many_requests"}' },
    },
    rules: [
      limit('sign-ins-per-address', 0, SIGN_INS_PER_ADDRESS, {
        orStatement: { statements: ['/api/token', '/api/password/', '/api/register_'].map(beginsWith) },
      }),
      limit('calls-per-address', 1, CALLS_PER_ADDRESS),
      managed('AWSManagedRulesAmazonIpReputationList', 2),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
      managed('AWSManagedRulesCommonRuleSet', 4, COUNTED),
    ],
    visibilityConfig: visible('reol'),
  })
