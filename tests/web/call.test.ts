/** Only refusals of the token end a session (decision D58). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { customersContract } from '#shared/customers/contract.ts'
import type { Session } from '#web/kit/session.ts'

const HERE = 'https://reol.example'
vi.stubGlobal('location', new URL(`${HERE}/user#/create_booking`))
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)

const { call } = await import('#web/kit/call.ts')
const { keepSessions } = await import('#web/identity/keep-sessions.ts')
const { sessions } = await import('#web/kit/session.ts')

// Set these after the import: with them Amplify would behave as in a browser.
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('window', { location })

const SESSION: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresIn: 3600,
  date: Date.now(),
  isAdmin: false,
  marketId: 'demo',
  username: '100001',
  mustChangePassword: false,
}

const answering = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const read = () => call(customersContract.readOwn, { audience: 'customer', market: 'demo' })

beforeEach(() => {
  fetched.mockReset()
  sessions.customer.write(SESSION)
})

describe('a session', () => {
  it.each([
    [400, { name: ['required'] }],
    [402, { detail: 'payment_failed' }],
    [404, { detail: 'not_found' }],
    [409, { detail: 'not_enabled' }],
    [413, { detail: 'too_large' }],
    [429, { detail: 'too_many_requests' }],
    [500, { detail: 'internal_error' }],
    [503, { detail: 'busy' }],
    [403, { detail: 'csrf_failed' }],
  ])('stays after %i %j', async (status, body) => {
    answering(status, body)
    await expect(read()).rejects.toMatchObject({ status })
    expect(sessions.customer.read()).toEqual(SESSION)
  })

  it('stays when the server does not answer', async () => {
    fetched.mockRejectedValue(new TypeError('no network'))
    await expect(read()).rejects.toMatchObject({ status: 0 })
    expect(sessions.customer.read()).toEqual(SESSION)
  })

  it('stays, with a new password required, after 403 must_change_password', async () => {
    answering(403, { detail: 'must_change_password' })
    await expect(read()).rejects.toMatchObject({ status: 403 })
    expect(sessions.customer.read()).toEqual({ ...SESSION, mustChangePassword: true })
  })

  it.each([
    [401, { detail: 'invalid_token' }],
    [403, { detail: 'permission_denied' }],
  ])('ends after %i %j', async (status, body) => {
    answering(status, body)
    await expect(read()).rejects.toMatchObject({ status })
    expect(sessions.customer.read()).toBeNull()
  })
})

describe('a refresh', () => {
  const AGED = { ...SESSION, date: Date.now() - 3_600_000 }
  const NEW = { accessToken: 'new', refreshToken: 'refresh', expiresIn: 3600 }
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

  /** Answers the refreshes one after another; an error is a lost connection. Every other call succeeds. */
  const refreshing = (...answers: (Response | Error)[]) =>
    fetched.mockImplementation(async url => {
      if (!String(url).endsWith('/token/refresh/')) return answer(200, { name: 'Anna' })
      const next = answers.shift()
      if (next instanceof Response) return next
      throw next ?? new Error('asked too often')
    })

  /** Reads without waiting for the pauses. */
  const readNow = async () => {
    let isDone = false
    const reading = read().finally(() => {
      isDone = true
    })
    reading.catch(() => undefined)
    while (!isDone) await vi.advanceTimersByTimeAsync(100)
    return reading
  }

  beforeEach(() => {
    vi.useFakeTimers()
    keepSessions()
    sessions.customer.write(AGED)
  })
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['a lost connection', new TypeError('no network')],
    ['a 503', answer(503, { detail: 'busy' })],
    ['a 500', answer(500, { detail: 'internal_error' })],
  ])('is tried again after %s, and the call succeeds', async (_, failed) => {
    refreshing(failed, answer(200, NEW))
    await expect(readNow()).resolves.toEqual({ name: 'Anna' })
    expect(sessions.customer.read()).toMatchObject({ accessToken: 'new' })
  })

  it.each([
    ['without a connection', 0, () => new TypeError('no network')],
    ['from a busy server', 503, () => answer(503, { detail: 'busy' })],
    ['from a broken server', 500, () => answer(500, { detail: 'internal_error' })],
    ['from a firewall', 403, () => answer(403, undefined)],
    ['from a gateway that is over its limit', 429, () => answer(429, { detail: 'too_many_requests' })],
  ])('%s logs nobody out, however long it lasts', async (_, status, failed) => {
    for (let call = 0; call < 2; call++) {
      refreshing(failed(), failed(), failed())
      await expect(readNow()).rejects.toMatchObject({ status })
      expect(sessions.customer.read()).toEqual(AGED)
    }
    refreshing(answer(200, NEW))
    await expect(readNow()).resolves.toEqual({ name: 'Anna' })
  })

  it('that the server refuses logs out', async () => {
    refreshing(answer(400, { error: 'invalid_grant' }))
    await readNow()
    expect(sessions.customer.read()).toBeNull()
  })
})

describe('a call', () => {
  it('sends its market and its token, without Amplify’s own log-in', async () => {
    answering(200, { name: 'Anna' })
    await expect(read()).resolves.toEqual({ name: 'Anna' })
    const [url, { headers } = {}] = fetched.mock.calls[0] ?? []
    expect(String(url)).toBe(`${HERE}/api/customer/customer/`)
    const sent = Object.fromEntries(new Headers(headers))
    expect(sent).toMatchObject({ 'x-market-id': 'demo', authorization: 'Bearer access' })
  })
})
