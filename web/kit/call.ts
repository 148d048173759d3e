/** The typed client: takes a route of a contract, returns its response. */

import { ApiError } from 'aws-amplify/api'
import {
  type Answer,
  type Audience,
  BASES,
  pathFor,
  type Route,
  type SentBody,
  type SentParams,
  type SentQuery,
} from '#shared/kit/contract.ts'
import { rest } from './calls/rest.ts'
import { noteServerTime } from './calls/server-clock.ts'
import { freshToken, viewed } from './calls/tokens.ts'
import { asFailure, CallFailure, hasCode } from './failure.ts'
import { endSession, type Role, sessions } from './session.ts'

type Named<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** A call of a screen. Its frame says who sends it, and for which market, unless the call does (caller.tsx). */
export type OwnCall<R extends Route> = Named<'params', SentParams<R>> &
  Named<'query', SentQuery<R>> &
  Named<'body', SentBody<R>> & {
    audience?: R['audiences'][number]
    /** Sent as `X-Market-Id`; calls that belong to no market have none. */
    market?: string
    /** The role whose token a `user` call sends. */
    role?: Role
    /** Sends the role's token with an `open` call, which then is about that account. */
    withToken?: boolean
    /** `Idempotency-Key`: the same key and body give the first answer again. */
    key?: string
  }

export type CallOptions<R extends Route> = OwnCall<R> & { audience: R['audiences'][number] }

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Returns the path after `/api`, with the last slash of the specification. */
export const pathOf = (route: Route, audience: Audience, params: Record<string, unknown> = {}): string =>
  `${BASES[audience].slice('/api'.length)}/${fill(pathFor(route, audience), params)}/`

const csrfToken = (): string | undefined => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1]

const roleOf = (audience: Audience, role?: Role): Role | undefined =>
  audience === 'admin' || audience === 'customer' ? audience : role

const onlyGiven = (record: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

interface Sent {
  route: Route
  audience: Audience
  role?: Role
  params?: Record<string, unknown>
  query?: Record<string, string | undefined>
  body?: unknown
  market?: string
  key?: string
}

/** A body with files. */
const formOf = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as object)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** The server's own limit is 25 s, so a longer wait means that the connection is lost. */
const LONGEST_MS = 30_000

const send = async (sent: Sent, token?: string): Promise<unknown> => {
  const { route, audience, role, params, query, body, market, key } = sent
  const headers = onlyGiven({
    'X-Market-Id': market,
    Authorization: token && `Bearer ${token}`,
    'X-CSRFToken': csrfToken(),
    'Idempotency-Key': key,
    'X-View-As': viewed.as(role, route.method),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const { response, cancel } = rest(route.method, {
      apiName: role ?? 'anonymous',
      path: pathOf(route, audience, params),
      options: {
        headers,
        ...(query ? { queryParams: onlyGiven(query) } : {}),
        ...(body === undefined
          ? {}
          : { body: route.multipart ? formOf(body) : JSON.parse(JSON.stringify(body)) }),
        // Only the screen knows whether a call may be sent twice.
        retryStrategy: { strategy: 'no-retry' },
        defaultAuthMode: 'none',
      },
    })
    timer = setTimeout(cancel, LONGEST_MS)
    const answer = await response
    // Only a GET may come from a cache, with the time at which it was put there.
    if (route.method !== 'GET') noteServerTime(answer.headers.date)
    return route.answer ? await answer.body?.json() : undefined
  } catch (thrown) {
    throw failureOf(thrown)
  } finally {
    clearTimeout(timer)
  }
}

const failureOf = (thrown: unknown): CallFailure => {
  if (!(thrown instanceof ApiError) || !thrown.response) return asFailure(thrown)
  const { statusCode, body } = thrown.response
  try {
    return new CallFailure(statusCode, JSON.parse(body ?? ''))
  } catch {
    return new CallFailure(statusCode, undefined)
  }
}

/** The codes of a 403 that are not about who one is. */
const GOES_ON = ['must_change_password', 'csrf_failed', 'role_may_not']

/** 401 and 403 end the session (specification 8), except with a code that allows it to continue. */
const endsSession = (failure: CallFailure): boolean =>
  failure.status === 401 || (failure.status === 403 && !GOES_ON.some(code => hasCode(failure, code)))

const updateSession = (role: Role, failure: CallFailure): void => {
  const session = sessions[role].read()
  if (session && hasCode(failure, 'must_change_password')) {
    sessions[role].write({ ...session, mustChangePassword: true })
  }
  if (endsSession(failure)) endSession(role, failure.status === 403 ? 'permission_denied' : undefined)
}

const sendAs = async (role: Role, sent: Sent): Promise<unknown> => {
  const token = await freshToken(role)
  try {
    return await send(sent, token)
  } catch (thrown) {
    const failure = asFailure(thrown)
    const renewed = failure.status === 401 && token ? await freshToken(role, token) : undefined
    if (renewed && renewed !== token) return send(sent, renewed)
    updateSession(role, failure)
    throw failure
  }
}

/** Calls a route. Every error that it throws is a CallFailure. */
export const call = async <R extends Route>(route: R, options: CallOptions<R>): Promise<Answer<R>> => {
  const sent = { ...options, route } as Sent
  const role = roleOf(sent.audience, sent.role)
  const needsSession = options.withToken || (sent.audience !== 'open' && sent.audience !== 'anonymous')
  const answer = role && needsSession ? await sendAs(role, { ...sent, role }) : await send({ ...sent, role })
  return answer as Answer<R>
}
