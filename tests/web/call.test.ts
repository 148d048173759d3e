/** Only refusals of the token end a session (decision D58). */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customersContract } from '#shared/customers/contract.ts'
import type { Session } from '#web/kit/session.ts'

const HERE = 'https://reol.example'
vi.stubGlobal('location', new URL(`${HERE}/user#/create_booking`))
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)

const { call } = await import('#web/kit/call.ts')
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
