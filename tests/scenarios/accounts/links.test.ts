/**
 * Every signed link that the product mails. One that is forged, expired, of another market or kind, or about somebody else
 * is refused, and the answer says nothing. One that was used, or whose reason is gone, does nothing again.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { linkToken } from '#functions/kit/link.ts'
import { ROOT } from '#infra/modules.ts'
import { type Answer, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { INVALID } from '../../cloud/told.ts'
import { accountLinks } from '../../links/account-links.ts'
import { bookingLinks } from '../../links/booking-links.ts'
import { handOverLinks } from '../../links/hand-over-links.ts'
import { aboutOf, at, HANDED, type Link, MARKET, OTHER, type Said, WAITING } from '../../links/mailed-link.ts'
import { waitlistLinks } from '../../links/waitlist-links.ts'
import { extendingAt } from '../../people/extending.ts'
import { handingOnAt } from '../../people/handing-on.ts'
import { refundingStaff } from '../../people/refunding.ts'
import { waitlistAt } from '../../people/waitlist.ts'
import { writtenTenant } from '../../people/written-tenant.ts'

const cloud = cloudForTests()
const extending = extendingAt(cloud, MARKET)
const buyers = refundingStaff(cloud, MARKET)
const line = waitlistAt(cloud, WAITING, 'links.example')
const handing = handingOnAt(cloud, HANDED, 'links-handed.example')

const { links, byLink } = bookingLinks(cloud, extending, buyers)
const LINKS: Link[] = [
  ...accountLinks(cloud, extending),
  ...links,
  ...waitlistLinks(cloud, line),
  ...handOverLinks(cloud, handing),
]
/** What one call tells about both kinds. */
const OF_BY_LINK = ['extend-booking-request', 'pay-booking-request']

/** What is signed and in no mail, and which tests hold it. */
const NOT_MAILED: Record<string, string> = {
  browser: 'tests/scenarios/accounts/lock-out.test.ts',
  owner: 'tests/scenarios/customers/my-data.test.ts',
  'pool-log-in': 'tests/functions/identity/pool-triggers.test.ts',
}

const named = LINKS.map(link => [`${link.purpose}, ${link.what}`, link] as const)
const tokens = new Map<Link, string>()

beforeAll(async () => {
  await line.open()
  await handing.open()
  await line.toTenOClock()
  await openMarket(OTHER, 1)
  await extending.open()
  await writtenTenant(cloud, MARKET, { userNumber: '100001', name: 'Ida Holm', email: at('ida') })
  await buyers.logIn()
  for (const link of LINKS) tokens.set(link, await link.mailed())
}, 60_000)

const said = async (answer: Promise<Answer<unknown>>): Promise<Said> => {
  const { status, body } = await answer
  return [status, body]
}

/** Another letter in the middle of a part. */
const flipped = (part: string): string => {
  const middle = Math.floor(part.length / 2)
  return `${part.slice(0, middle)}${part[middle] === 'A' ? 'B' : 'A'}${part.slice(middle + 1)}`
}

/** Tokens of somebody who has a right one but not our key. */
const forgedFrom = (token: string, others: Record<string, unknown>): string[] => {
  const [body = '', signature = ''] = token.split('.')
  const withOther = (field: object) =>
    `${Buffer.from(JSON.stringify({ ...aboutOf(token), ...field })).toString('base64url')}.${signature}`
  return [
    'x',
    body,
    `${body}.`,
    `.${signature}`,
    `${flipped(body)}.${signature}`,
    `${body}.${flipped(signature)}`,
    `${body}.${signature.slice(0, -2)}`,
    withOther({ until: 9_999_999_999 }),
    withOther({ market: OTHER }),
    ...Object.entries(others).map(([field, value]) => withOther({ [field]: value })),
  ]
}

test.each(named)('%s: forged, expired or of another kind it is refused and says nothing', async (_, link) => {
  const token = tokens.get(link) ?? ''
  expect(aboutOf(token)).toMatchObject({ purpose: link.purpose, market: link.of ?? MARKET })
  const about = aboutOf(token)
  for (const use of link.uses) {
    const own = use === byLink ? OF_BY_LINK : [link.purpose]
    const foreign = LINKS.filter(({ purpose }) => !own.includes(purpose))
    const wrong = [
      ...forgedFrom(token, link.others),
      await linkToken(about, -1),
      ...(await Promise.all(foreign.map(({ purpose }) => linkToken({ ...about, purpose }, 60)))),
      // Right links of other kinds, in their own market.
      ...foreign.filter(({ of }) => of === link.of).map(other => tokens.get(other) ?? ''),
    ]
    for (const one of wrong) expect([one, ...(await said(use(one)))]).toEqual([one, ...INVALID])
  }
})

const GONE = LINKS.flatMap(link =>
  (link.gone ?? []).map(
    ([about, says]) =>
      [`${link.purpose}, ${link.what}`, JSON.stringify(about), { link, about, says }] as const,
  ),
)

test.each(GONE)('%s: about %s it says nothing', async (_, __, { link, about, says }) => {
  const token = await linkToken({ ...aboutOf(tokens.get(link) ?? ''), ...about }, 60)
  for (const use of link.uses) expect(await said(use(token))).toEqual(says)
})

test.each(named)('%s: in another market it says nothing of its own', async (_, link) => {
  const token = tokens.get(link) ?? ''
  for (const use of link.uses) expect(await said(use(token, OTHER))).toEqual(link.elsewhere?.(use) ?? INVALID)
})

const ENDS = LINKS.flatMap(link =>
  link.ends.map(
    ([how, end, then]) => [`${link.purpose}, ${link.what}: ${how}`, { link, end, then }] as const,
  ),
)

test.each(ENDS)('%s, it does nothing again', async (_, { link, end, then }) => {
  const token = await link.mailed()
  const [first] = link.uses
  expect((await first?.(token))?.status).toBe(200)
  await end(token)
  for (const use of link.uses) expect(await said(use(token))).toEqual(then)
})

test('Each kind of signed link has a row here', () => {
  const files = globSync('{functions,shared}/**/*.ts', { cwd: ROOT })
  const purposes = files.flatMap(file =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/purpose: z\.(?:literal|enum)\(([^)]*)\)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''),
    ),
  )
  const known = [...new Set([...LINKS.map(({ purpose }) => purpose), ...Object.keys(NOT_MAILED)])]
  expect([...new Set(purposes)].toSorted()).toEqual(known.toSorted())
})
