import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, describe, expect, it } from 'vitest'
import type { WorkName } from '#events/works.ts'
import type { Api, Parts, Worker } from '#infra/parts.ts'
import { MOST_RESOURCES, resourcesOf } from '#infra/stack-sizes.ts'
import type { Contract, Route } from '#shared/kit/contract.ts'
import { parts, sharedCloud, synthesise } from './synth.ts'

const cloud = sharedCloud(undefined, { site: true })

const sizes = ({ templates }: Pick<typeof cloud, 'templates'>): Record<string, number> =>
  Object.fromEntries([...templates].map(([name, template]) => [name, resourcesOf(template.toJSON())]))

describe('the stacks', () => {
  it('are deployed one after another: shared parts, domains by level, stream readers, alarms, pages', () => {
    const names = cloud.stacks.map(({ stackName }) => stackName)
    expect(names.slice(0, 3)).toEqual(['ReolData', 'ReolEdge', 'Reol'])
    expect(names.slice(-4)).toEqual(['ReolStream', 'ReolWatch', 'ReolPages', 'ReolOutside'])
    cloud.stacks.slice(3).forEach((stack, at) => {
      expect(stack.dependencies, stack.stackName).toContain(cloud.stacks[at + 2])
    })
  })

  it('do not lock each other: no value is exported', () => {
    for (const template of cloud.templates.values()) {
      expect(JSON.stringify(template.toJSON())).not.toMatch(/"Fn::ImportValue"|"Export"/)
    }
  })

  it('have fewer resources than our limit', () => {
    for (const size of Object.values(sizes(cloud))) expect(size).toBeLessThanOrEqual(MOST_RESOURCES)
  })
})

const DOMAINS = 13
const ROUTES = 30
/** A route of each API in turn. */
const AUDIENCES = ['admin', 'customer', 'anonymous'] as const
const KINDS = 3

const [domain] = parts.apis
const [route] = Object.values(domain?.contract ?? {}) as Route[]

const apiOf = (name: string): Api => {
  const routes = Array.from({ length: ROUTES }, (_, nth) => [
    `verb${nth}`,
    { ...route, audiences: [AUDIENCES[nth % AUDIENCES.length]], path: `${name}/${nth}` },
  ])
  return {
    name,
    domain: name,
    contract: Object.fromEntries(routes) as Contract,
    entry: { handler: `functions/${name}/api.ts` },
    grants: ['table:read', 'table:write', 'links', 'seals', 'users', 'sessions', 'mail'],
  }
}

const workerOf = (work: string): Worker => ({
  name: `${work}-worker`,
  work: work as WorkName,
  timeoutSeconds: 60,
  memory: 512,
  concurrency: 10,
  entry: { subscribers: [] },
  grants: ['table:read', 'table:write', `schedules:${work as WorkName}`],
})

/** A full-grown product: as many domains, calls and kinds of work as it will ever have. */
const grown = (kinds = KINDS): Parts => {
  const names = Array.from({ length: DOMAINS }, (_, nth) => `domain${nth}`)
  const works = names.flatMap(name =>
    [name, `${name}-slow`, `${name}-outside`, `${name}-more`].slice(0, kinds),
  )
  const grants = works.map(work => `queue:${work as WorkName}` as const)
  return {
    apis: names.map(apiOf),
    workers: works.map(workerOf),
    poolTriggers: parts.poolTriggers,
    timers: parts.timers.map(timer => ({ ...timer, grants })),
    readers: parts.readers.map(reader => (reader.name === 'relay' ? { ...reader, grants } : reader)),
    accessTokens: parts.accessTokens,
  }
}

describe(`with ${DOMAINS} domains of ${ROUTES} calls and ${KINDS} kinds of work`, () => {
  const large = synthesise({}, { parts: grown(), site: true })
  afterAll(large.forget)

  it('every stack is still below our limit', () => {
    expect(large.stacks).toHaveLength(DOMAINS + 7)
    for (const [name, size] of Object.entries(sizes(large)))
      expect(size, name).toBeLessThanOrEqual(MOST_RESOURCES)
  })

  it('one more kind of work adds five resources to its domain, and none to other stacks', () => {
    const larger = synthesise({}, { parts: grown(KINDS + 1), site: true })
    const before = sizes(large)
    for (const [name, size] of Object.entries(sizes(larger)))
      expect(size - (before[name] ?? 0), name).toBe(name.startsWith('ReolDomain') ? 5 : 0)
    larger.forget()
  })

  it('no query and no template exceeds its limit', () => {
    const watch = JSON.stringify(large.template('ReolWatch').findResources('AWS::CloudWatch::Alarm'))
    for (const [, expression = ''] of watch.matchAll(/"Expression":"(SELECT.+?)"[,}]/g))
      expect(expression.length).toBeLessThan(2048)
    for (const template of large.templates.values())
      expect(JSON.stringify(template.toJSON()).length).toBeLessThan(1_000_000)
  })

  it('cdk-nag finds nothing without an accepted reason', () => {
    const { violations } = new AwsSolutionsChecks(large.app).validateScope(large.app)
    expect(violations.map(({ ruleName }) => ruleName)).toEqual([])
  })
})
