/** Answers the calls of a screen by the types of the contract, and records what was sent. */
import {
  type Answer,
  BASES,
  pathFor,
  type Route,
  type SentBody,
  type SentParams,
  type SentQuery,
} from '#shared/kit/contract.ts'
import { Refusal, refuseIssues } from '#shared/kit/refusal.ts'

/** What a screen sent with a call. */
export interface Sent<R extends Route> {
  params: SentParams<R>
  query: SentQuery<R>
  body: SentBody<R>
  /** The market of the header. */
  market: string | null
  /** The `Idempotency-Key`. */
  key: string | null
  /** The token, without the word before it. */
  token: string | null
}

/** In the place of an answer: the connection breaks. Whether the server received the call, the screen cannot know. */
export const LOST = Symbol('lost')

/** In the place of an answer: a status and a body that the contract does not name, such as an outage. */
export class Failed {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body?: unknown) {
    this.status = status
    this.body = body
  }
}

type Given<R extends Route> = Answer<R> | Refusal | Failed | typeof LOST

/** A fixed answer, or one that is made from what was sent. A promise delays it. */
type Answerer<R extends Route> = Given<R> | ((sent: Sent<R>) => Given<R> | Promise<Given<R>>)

export interface Stub<R extends Route> {
  /** What was sent, in the order of the calls. */
  sent: Sent<R>[]
  /** Answers otherwise from now on. */
  answer: (next: Answerer<R>) => void
}

interface Known {
  route: Route
  paths: RegExp[]
  sent: Sent<Route>[]
  answerer: unknown
}

let stubs: Known[] = []
let unexpected: string[] = []

const pathsOf = (route: Route): RegExp[] =>
  route.audiences.map(
    audience =>
      new RegExp(`^${BASES[audience]}/${pathFor(route, audience).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/$`),
  )

/** Answers a route until the test ends. A later stub of the same route takes the place of an earlier one. */
export const stub = <R extends Route>(route: R, answerer: Answerer<NoInfer<R>>): Stub<R> => {
  const known: Known = { route, paths: pathsOf(route), sent: [], answerer }
  // A path with fewer parameters is the nearer one: `customers/import` before `customers/{userNumber}`.
  stubs = [known, ...stubs].toSorted((one, other) => parametersOf(one) - parametersOf(other))
  return {
    sent: known.sent as unknown as Sent<R>[],
    answer: next => {
      known.answerer = next
    },
  }
}

const parametersOf = ({ route }: Known): number => route.path.split('{').length

/** The calls that no stub answered. */
export const unexpectedCalls = (): readonly string[] => unexpected

export const resetStubs = (): void => {
  stubs = []
  unexpected = []
}

const findStub = (method: string, pathname: string) => {
  for (const known of stubs.filter(({ route }) => route.method === method)) {
    const match = known.paths.map(path => path.exec(pathname)).find(Boolean)
    if (match) return { known, params: decoded(match.groups) }
  }
  return undefined
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

const responseOf = (given: unknown, route: Route): Response => {
  if (given === LOST) throw new TypeError('Failed to fetch')
  if (given instanceof Refusal || given instanceof Failed) return jsonResponse(given.body, given.status)
  return route.answer
    ? jsonResponse(given, route.status ?? 200)
    : new Response(null, { status: route.status ?? 204, headers: dated() })
}

const dated = () => ({ date: new Date().toUTCString() })

const jsonResponse = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body ?? ''), {
    status,
    headers: { 'content-type': 'application/json', ...dated() },
  })

const answerCall = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url)
  const found = findStub(request.method, pathname)
  if (!found) {
    unexpected.push(`${request.method} ${pathname}`)
    return jsonResponse({ detail: 'not_found' }, 404)
  }
  const { known, params } = found
  const sent = {
    params,
    query: Object.fromEntries(searchParams),
    body: await bodyOf(request),
    market: request.headers.get('x-market-id'),
    key: request.headers.get('idempotency-key'),
    token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
  }
  known.sent.push(sent as unknown as Sent<Route>)
  const parsed = known.route.body?.safeParse(sent.body)
  // As the server does it (functions/kit/http.ts).
  if (parsed && !parsed.success) return responseOf(refuseIssues(parsed.error.issues, sent.body), known.route)
  const { answerer } = known
  return responseOf(typeof answerer === 'function' ? await answerer(sent) : answerer, known.route)
}

const realFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || !pathname.startsWith('/api/')) return realFetch(input, init)
  const answered = answerCall(request)
  const { signal } = request
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answered, cancelled])
}
