/** A signed link that the product mails, as the walk over all of them (tests/scenarios/accounts/links.test.ts) sees it. */
import type { Answer, TestCloud } from '../cloud/local-cloud.ts'
import { tenantsOf } from '../people/tenant.ts'
import { newAddress, visitorOf } from '../people/visitor.ts'

export const MARKET = 'links'
export const WAITING = 'links-waiting'
export const HANDED = 'links-handed'
export const OTHER = 'links-other'
export const at = (name: string) => `${name}@links.example`

export type Said = [status: number, body: unknown]
export const USED: Said = [400, { detail: 'link_used' }]
/** As for a booking that is nowhere: the call names it beside the link. */
export const NOWHERE: Said = [404, { detail: 'not_found' }]
/** The link is right, and its market is not that of the caller: the answer says no more than that. */
export const ELSEWHERE: Said = [403, { detail: 'permission_denied' }]
export const OVER: Said = [409, { detail: 'waitlist_offer_over' }]

export type Use = (token: string, market?: string) => Promise<Answer<unknown>>

export interface Link {
  purpose: string
  what: string
  /** The market that sent it. */
  of?: string
  /** Sends it. Returns the token in the mail. */
  mailed: () => Promise<string>
  /** Each call that takes it. */
  uses: Use[]
  /** What of it names another's thing, so that a reader might try it. */
  others: Record<string, unknown>
  /** Links with a right signature about what is not there: what they would name instead. */
  gone?: [about: object, says: Said][]
  /** What a right link answers in another market; `link_invalid` unless said otherwise. */
  elsewhere?: (use: Use) => Said
  /** What ends it, and what it answers from then on. */
  ends: [how: string, end: (token: string) => Promise<unknown>, then: Said][]
}

export const aboutOf = (token: string): Record<string, string> => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  } catch {
    return {}
  }
}

export const UNKNOWN = '01M00000000000000000000000'
export const bookingOf = (token: string): string => aboutOf(token).bookingRequest ?? UNKNOWN

/** How tokens are found and used. */
export const linksAt = (cloud: TestCloud) => {
  const tenants = tenantsOf(cloud, MARKET)

  const open =
    (path: string, more: object = {}): Use =>
    (token, market) =>
      cloud.call('POST', `/api/${path}/`, { token, ...more }, market ? { market } : {})

  const read =
    (path: string, of = MARKET): Use =>
    (token, market = of) =>
      visitorOf(cloud, market).call('GET', `${path}/?token=${encodeURIComponent(token)}`)

  const send =
    (path: string, of: string, body: (token: string) => object): Use =>
    (token, market = of) =>
      visitorOf(cloud, market).call('POST', `${path}/`, body(token), { 'x-forwarded-for': newAddress() })

  /** The token of the newest mail to an address whose link leads to a page. */
  const tokenTo = async (email: string, page: string): Promise<string> => {
    const links = (await tenants.mails(email)).flatMap(one => one.links)
    return (
      links
        .find(link => link.includes(page))
        ?.split(/[#?](?:token=)?/)
        .at(-1) ?? ''
    )
  }

  return { open, read, send, tokenTo, tenants }
}
