/**
 * A route as data. One table of routes serves five readers: the cloud's gateway, the local cloud, the web's
 * typed client, the OpenAPI page and the tests that walk it.
 */
import * as z from 'zod/mini'
import type { Reason } from './reasons.ts'
import { commonRefusals, inputRefusals, kitRefusals } from './refusals.ts'
import type { Right } from './rights.ts'

const { invalid } = inputRefusals

/**
 * Who may call, and the base of the path. Decision D2.
 *
 * open: anyone, the market header may be left out · user: any token · anonymous, customer, admin: as named ·
 * webhook: a signed service.
 */
export const BASES = {
  open: '/api',
  user: '/api',
  anonymous: '/api/anonymous',
  customer: '/api/customer',
  admin: '/api/admin',
  webhook: '/api/webhooks',
} as const

export type Audience = keyof typeof BASES
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Shape = z.ZodMiniType

export interface Route {
  method: Method
  /** Without base and slashes at the ends: `booking_request/reserve`, `payment_transaction/{txId}/cancel`. */
  path: string
  /** Another path with the same meaning. */
  alias?: string
  /** The path for staff where it is another one: it names the tenant whose things these are. */
  staffPath?: string
  audiences: readonly Audience[]
  /** What an administrator's role must allow (D66). Every route that staff may call names it. */
  right?: Right
  /** True when the caller loses something for good: who has changed the address within seven days may not (D67). */
  deletesForGood?: true
  summary: string
  params?: Shape
  query?: Shape
  body?: Shape
  /** True when the body may come as multipart/form-data, which carries files. */
  multipart?: true
  /** True when the body may come as application/x-www-form-urlencoded too. */
  formEncoded?: true
  /**
   * Fields of the body that are optional in general, but that callers of this audience must give. The verb refuses a
   * call without them; the description of the calls lists them as required.
   */
  requiredOf?: Partial<Record<Audience, readonly string[]>>
  /** Shape of the answer; none for 204. */
  answer?: Shape
  /** 200, or 204 without an answer, unless named. */
  status?: number
  /** What this call can refuse beyond what every call can (see `refusalsOf`). */
  refusals: readonly Reason[]
  /** True when also an account that must choose a new password may call. */
  beforePasswordChange?: boolean
  /** True when `Idempotency-Key` gives the first answer again. */
  repeatable?: boolean
  /** The paths that the web fetches again after this call, as contracts write them: `booking_requests/{id}`. */
  makesStale?: readonly string[]
  /** True for calls that belong to no market: the list of markets, a log-in that names its market in the body. */
  marketless?: boolean
  /** What the body is, for a verb that reads its bytes as they came (a signature is checked over them). */
  raw?: string
}

export type Contract = Record<string, Route>

export interface Endpoint {
  domain: string
  name: string
  route: Route
  audience: Audience
  method: Method
  /** Base and path, as the gateway knows it: `/api/customer/booking_request/reserve`, no slash at the end. */
  path: string
}

/** The path of a route for those who call it. */
export const pathFor = ({ path, staffPath = path }: Route, audience: Audience): string =>
  audience === 'admin' ? staffPath : path

/** Every (audience, path) at which the routes of a domain answer. */
export const endpoints = (domain: string, contract: Contract): Endpoint[] =>
  Object.entries(contract).flatMap(([name, route]) =>
    route.audiences.flatMap(audience =>
      [pathFor(route, audience), ...(route.alias ? [route.alias] : [])].map(path => ({
        domain,
        name,
        route,
        audience,
        method: route.method,
        path: `${BASES[audience]}/${path}`,
      })),
    ),
  )

/** Every reason with which a call may be refused: its own, those of its kind of call, and those of any call. */
export const refusalsOf = ({
  refusals,
  params,
  query,
  body,
  multipart,
  raw,
  repeatable,
  right,
  deletesForGood,
}: Route): Reason[] => [
  ...new Set([
    ...refusals,
    ...(right ? [kitRefusals.role_may_not] : []),
    ...(deletesForGood ? [kitRefusals.address_is_new] : []),
    ...(multipart ? [kitRefusals.bad_form] : []),
    ...(repeatable ? [kitRefusals.idempotency_key_reused] : []),
    ...(params || query || body || raw || repeatable ? Object.values(inputRefusals) : []),
    ...Object.values(commonRefusals),
  ]),
]

export const needsToken = (audience: Audience): boolean =>
  audience === 'user' || audience === 'customer' || audience === 'admin'

type Infer<S> = S extends Shape ? z.output<S> : undefined
type Typed<S> = S extends Shape ? z.input<S> : undefined

/** What a verb is given. */
export type Params<R extends Route> = Infer<R['params']>
export type Query<R extends Route> = Infer<R['query']>
export type Body<R extends Route> = Infer<R['body']>

/** What a caller sends. */
export type SentParams<R extends Route> = Typed<R['params']>
export type SentQuery<R extends Route> = Typed<R['query']>
export type SentBody<R extends Route> = Typed<R['body']>

type AnswerShape<R extends Route> = R extends { answer: infer S } ? (S extends Shape ? S : never) : never

/** What a caller receives: money and moments as texts. */
export type Answer<R extends Route> = [AnswerShape<R>] extends [never] ? undefined : z.input<AnswerShape<R>>

/** What a verb returns: money in minor units, moments as numbers. `serve` encodes it for the wire. */
export type Returned<R extends Route> = [AnswerShape<R>] extends [never]
  ? undefined
  : z.output<AnswerShape<R>>

/** The number of a page, as the description of the calls shows it. */
const PAGE = { type: 'integer', minimum: 1, maximum: 9999 } as const

/** The query field `page`: from 1, and the first without it. Decision D5. */
export const pageNumber = z._default(
  z
    .codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/, invalid.code)), z.number(), {
      decode: Number,
      encode: String,
    })
    .check(z.meta(PAGE)),
  1,
)

/** A yes or no in a query. */
export const flag = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: text => text === 'true',
    encode: value => (value ? 'true' : 'false'),
  })
  .check(z.meta({ type: 'boolean' }))

/**
 * A list as every list answers. `count`: how many there are on all pages. `more`: a search found more than it counted (D29).
 * Decision D5.
 */
export const listOf = <T extends Shape>(item: T) =>
  z.object({
    results: z.array(item),
    page: z.number().check(z.meta(PAGE)),
    pagesCount: z.number().check(z.meta({ type: 'integer', minimum: 0 })),
    count: z.optional(z.number().check(z.meta({ type: 'integer', minimum: 0 }))),
    more: z.optional(z.literal(true)),
  })
