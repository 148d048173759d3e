/** The gateways' own addresses answer nobody but CloudFront. */
import { afterAll, expect, it } from 'vitest'
import type { HttpRequest } from '#infra/local/http.ts'
import { withOriginKey } from '#infra/local/origin.ts'
import { all, parts, synthesise } from './synth.ts'

const cloud = synthesise({ originKey: '3' })
afterAll(cloud.forget)

const reference = (number: number) => `{{resolve:secretsmanager:reol-origin-key-${number}:SecretString:::}}`

it('CloudFront sends a key that no template contains', () => {
  const [distribution] = Object.values(cloud.template('Reol').findResources('AWS::CloudFront::Distribution'))
  const origins = distribution?.Properties.DistributionConfig.Origins as {
    CustomOriginConfig?: unknown
    OriginCustomHeaders?: unknown[]
  }[]
  const gateways = origins.filter(({ CustomOriginConfig }) => CustomOriginConfig)
  expect(gateways).toHaveLength(3)
  for (const { OriginCustomHeaders } of gateways)
    expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-key', HeaderValue: reference(3) }])
  expect(distribution?.DependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^OriginKey3/)]))
})

it.each(parts.apis.map(({ name }) => name))(
  '%s accepts the key that CloudFront sends and the one that it sends next',
  name => {
    const found = all(cloud, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties.FunctionName === `reol-${name}`,
    )
    expect(found?.[1].Properties.Environment).toMatchObject({
      Variables: { ORIGIN_KEYS: `${reference(3)},${reference(4)}` },
    })
  },
)

it('The former key stays for a deployment that is rolled back, and the next one exists already', () => {
  const names = all(cloud.template('Reol'), 'AWS::SecretsManager::Secret').map(([, { Properties }]) => [
    Properties.Name,
    Properties.GenerateSecretString,
  ])
  const generated = { PasswordLength: 64, ExcludePunctuation: true }
  expect(names).toEqual([2, 3, 4].map(number => [`reol-origin-key-${number}`, generated]))
})

it('A visitor cannot send a key of their own', () => {
  const rawHeaders = ['Host', 'reol', 'X-Origin-Key', 'guessed', 'x-origin-key', 'guessed', 'Accept', '*/*']
  expect(withOriginKey({ rawHeaders } as HttpRequest, 'right').rawHeaders).toEqual([
    'Host',
    'reol',
    'Accept',
    '*/*',
    'x-origin-key',
    'right',
  ])
})
