import type { Stack } from 'aws-cdk-lib'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { BASES } from '#shared/kit/contract.ts'

type Rule = CfnWebACL.RuleProperty

/** Calls that one IP address may make in five minutes, webhooks aside. A shop's staff and visitors share one address. */
const CALLS_PER_ADDRESS = 3000
/** Of these, the calls that try passwords or send mails. */
const SIGN_INS_PER_ADDRESS = 100

/**
 * Of these, the reservations. A full cart is ten, and twenty families may share the address of a mobile network. Half as
 * many again for those who change their mind.
 */
const RESERVATIONS_PER_ADDRESS = 300

/**
 * Webhooks of one market in five minutes. A busy shop sells 20 times a minute, and a till that was offline says some 1,000
 * sales at once.
 */
const WEBHOOKS_PER_MARKET = 3000

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
})

const TOO_MANY = { customResponse: { responseCode: 429, customResponseBodyKey: 'too-many' } }

/** Limits the calls of the scope, of each IP address or of each combination of the keys. */
const limit = (
  name: string,
  priority: number,
  calls: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
  customKeys?: CfnWebACL.RateBasedStatementCustomKeyProperty[],
): Rule => ({
  name,
  priority,
  action: { block: TOO_MANY },
  statement: {
    rateBasedStatement: {
      limit: calls,
      aggregateKeyType: customKeys ? 'CUSTOM_KEYS' : 'IP',
      customKeys,
      scopeDownStatement,
    },
  },
  visibilityConfig: visible(name),
})

/** Normalises a path as the gateway does: `/api/%74oken` is `/api/token` there too. */
const NORMALISE = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ type, priority }))

const beginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: 'STARTS_WITH',
    fieldToMatch: { uriPath: {} },
    textTransformations: NORMALISE,
  },
})

/**
 * Zettle calls once a sale, and Elavon some three times a payment, for all shops from a few addresses. A limit of addresses
 * would refuse them at some thirty shops, and Zettle deletes a subscription whose calls are refused.
 */
const isWebhook = beginsWith(`${BASES.webhook}/`)

/**
 * The path names the market. With the path alone, a stranger who floods one market's path would shut out its service, so
 * each address has this limit at each market.
 */
const MARKET_AND_ADDRESS = [{ uriPath: { textTransformations: NORMALISE } }, { ip: {} }]

/** Both names of the call that reserves. The edge removes slashes at the end, so any number of them is the same call. */
const RESERVE = '^/api/(anonymous|customer)/booking_request(/reserve)?/*$'

const isReservation: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [
      {
        byteMatchStatement: {
          searchString: 'POST',
          positionalConstraint: 'EXACTLY',
          fieldToMatch: { method: {} },
          textTransformations: [{ type: 'NONE', priority: 0 }],
        },
      },
      {
        regexMatchStatement: {
          regexString: RESERVE,
          fieldToMatch: { uriPath: {} },
          textTransformations: NORMALISE,
        },
      },
    ],
  },
}

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

/** In bytes. `SizeRestrictions_QUERYSTRING` of the common rules refuses longer ones, and a 403 logs a tenant out. */
export const LONGEST_QUERY = 2_048

/**
 * The common rules that would refuse ordinary calls, so they only count: bodies over 8 KB (pictures), bodies with HTML
 * (a market's payment terms, which we clean when staff save them), and calls without a user agent (the card provider).
 */
const COUNT_ONLY = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'NoUserAgent_HEADER']

/**
 * Makes the firewall of the distribution. A firewall for CloudFront must be in us-east-1. A regional one would not
 * help: WAF cannot protect an HTTP API.
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
      limit('reservations-per-address', 1, RESERVATIONS_PER_ADDRESS, isReservation),
      limit('calls-per-address', 2, CALLS_PER_ADDRESS, { notStatement: { statement: isWebhook } }),
      limit('webhooks-per-market', 3, WEBHOOKS_PER_MARKET, isWebhook, MARKET_AND_ADDRESS),
      managed('AWSManagedRulesAmazonIpReputationList', 4),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 5),
      managed('AWSManagedRulesCommonRuleSet', 6, COUNT_ONLY),
    ],
    visibilityConfig: visible('reol'),
  })

/**
 * Calls that one IP address may make in five minutes at the user pool itself. Browsers make none: they call us. Our
 * functions sign nearly all of theirs, which the firewall does not count; only log-outs are unsigned.
 */
const POOL_CALLS_PER_ADDRESS = 1000

/** Makes the firewall of the user pool, whose own address anybody may call, past CloudFront and its firewall. */
export const protectPool = (stack: Stack, poolArn: string): void => {
  const acl = new CfnWebACL(stack, 'PoolFirewall', {
    name: 'reol-pool',
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    rules: [
      {
        name: 'calls-per-address',
        priority: 0,
        action: { block: {} },
        statement: { rateBasedStatement: { limit: POOL_CALLS_PER_ADDRESS, aggregateKeyType: 'IP' } },
        visibilityConfig: visible('pool-calls-per-address'),
      },
    ],
    visibilityConfig: visible('reol-pool'),
  })
  new CfnWebACLAssociation(stack, 'PoolFirewallOfUsers', { resourceArn: poolArn, webAclArn: acl.attrArn })
}
