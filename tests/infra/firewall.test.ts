import { describe, expect, it } from 'vitest'
import { LONGEST_QUERY } from '#infra/cloud/firewall.ts'
import { type Schema, schemaOf } from '#infra/docs/schema.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { sharedCloud } from './synth.ts'

const cloud = sharedCloud()

interface RateBased {
  ScopeDownStatement: {
    AndStatement: {
      Statements: {
        ByteMatchStatement?: object
        RegexMatchStatement?: { RegexString: string; TextTransformations: object[] }
      }[]
    }
  }
}

describe('the firewall', () => {
  it('limits calls by IP address, and refuses with our body', () => {
    const [acl] = Object.values(cloud.template('ReolEdge').findResources('AWS::WAFv2::WebACL'))
    const rules = acl?.Properties.Rules as {
      Name: string
      Action?: unknown
      Statement: Record<string, unknown>
    }[]
    expect(acl?.Properties).toMatchObject({
      Scope: 'CLOUDFRONT',
      CustomResponseBodies: { 'too-many': { Content: '{"detail":"too_many_requests"}' } },
    })
    const limits = rules.filter(({ Statement }) => Statement.RateBasedStatement)
    expect(limits.map(({ Name }) => Name)).toEqual([
      'sign-ins-per-address',
      'reservations-per-address',
      'calls-per-address',
      'webhooks-per-market',
    ])
    for (const rule of limits) {
      expect(rule.Action).toEqual({
        Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'too-many' } },
      })
    }
    expect(rules.map(({ Name }) => Name)).toContain('AWSManagedRulesCommonRuleSet')
  })

  it('recognises the paths of log-ins and of webhooks in any encoding', () => {
    const rules = JSON.stringify(cloud.template('ReolEdge').findResources('AWS::WAFv2::WebACL'))
    const read = [...rules.matchAll(/"SearchString":"(\/[^"]+)","TextTransformations":(\[[^\]]+\])/g)]
    expect(read.map(([, path]) => path)).toEqual([
      ...['/api/token', '/api/password/', '/api/register_'],
      ...['/api/webhooks/', '/api/webhooks/'],
    ])
    for (const [, , transformations = ''] of read) {
      expect(JSON.parse(transformations)).toEqual([
        { Priority: 0, Type: 'URL_DECODE' },
        { Priority: 1, Type: 'NORMALIZE_PATH' },
        { Priority: 2, Type: 'LOWERCASE' },
      ])
    }
  })

  it('limits reservations by any spelling of their path, and no other call of the cart', () => {
    const [acl] = Object.values(cloud.template('ReolEdge').findResources('AWS::WAFv2::WebACL'))
    const rules = acl?.Properties.Rules as { Name: string; Statement: { RateBasedStatement?: RateBased } }[]
    const limited = rules.find(({ Name }) => Name === 'reservations-per-address')?.Statement
      .RateBasedStatement
    expect(limited).toMatchObject({ AggregateKeyType: 'IP', Limit: 300 })
    const [method, path] = limited?.ScopeDownStatement.AndStatement.Statements ?? []
    expect(method?.ByteMatchStatement).toMatchObject({
      SearchString: 'POST',
      PositionalConstraint: 'EXACTLY',
    })
    expect(path?.RegexMatchStatement?.TextTransformations).toHaveLength(3)
    const reserves = new RegExp(path?.RegexMatchStatement?.RegexString ?? '')
    for (const { method, name, path } of ENDPOINTS) {
      for (const spelling of [path, `${path}/`])
        expect(method === 'POST' && reserves.test(spelling), `${method} ${spelling}`).toBe(name === 'reserve')
    }
  })

  it('counts a webhook by its market, and not with the other calls of the address from which it comes', () => {
    const [acl] = Object.values(cloud.template('ReolEdge').findResources('AWS::WAFv2::WebACL'))
    const rules = acl?.Properties.Rules as { Name: string; Statement: object }[]
    const statementOf = (name: string) => rules.find(({ Name }) => Name === name)?.Statement
    const isWebhook = {
      ByteMatchStatement: { SearchString: '/api/webhooks/', PositionalConstraint: 'STARTS_WITH' },
    }
    expect(statementOf('calls-per-address')).toMatchObject({
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        ScopeDownStatement: { NotStatement: { Statement: isWebhook } },
      },
    })
    expect(statementOf('webhooks-per-market')).toMatchObject({
      RateBasedStatement: {
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ UriPath: { TextTransformations: { length: 3 } } }, { IP: {} }],
        Limit: 3000,
        ScopeDownStatement: isWebhook,
      },
    })
    for (const { audience, path } of ENDPOINTS) {
      expect(path.startsWith('/api/webhooks/'), path).toBe(audience === 'webhook')
      if (audience === 'webhook') expect(path).toContain('{marketId}')
    }
  })

  it('is in the region that CloudFront requires', () => {
    cloud.template('ReolEdge').resourceCountIs('AWS::WAFv2::WebACL', 1)
  })

  it('limits the calls of one address to the user pool itself', () => {
    const template = cloud.template('ReolData')
    template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'REGIONAL',
      Rules: [{ Action: { Block: {} }, Statement: { RateBasedStatement: { AggregateKeyType: 'IP' } } }],
    })
    const [association] = Object.values(template.findResources('AWS::WAFv2::WebACLAssociation'))
    expect(JSON.stringify(association?.Properties.ResourceArn)).toMatch(/"Users/)
  })
})

/** A letter of three bytes, as an address has it: `%E2%82%AC`. */
const ESCAPED = 9
/** What a pattern or an example allows: an id, a number of a tenant or of a product. */
const SHORT = 40

/** How long a field of a query is at most, as a browser sends it. */
const longest = (
  name: string,
  { type, enum: choices, format, maxLength, pattern, examples }: Schema,
): number => {
  if (Array.isArray(choices)) return Math.max(...choices.map(choice => String(choice).length))
  if (type === 'boolean' || type === 'integer' || Array.isArray(type)) return 3 * 'false'.length
  if (format === 'date') return 10
  // Tokens of our links are letters, digits, dashes and points.
  if (typeof maxLength === 'number') return maxLength * (name === 'token' ? 1 : ESCAPED)
  return pattern || examples ? SHORT : Number.POSITIVE_INFINITY
}

const asked = ENDPOINTS.flatMap(({ name, path, route: { query } }) => (query ? [{ name, path, query }] : []))

it.each(asked)('A query of $name at $path is never too long for the firewall', ({ query }) => {
  const { properties } = schemaOf(query) as { properties: Record<string, Schema> }
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}=&`.length + longest(name, schema),
  )
  expect(fields.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(LONGEST_QUERY)
})
