/** What every call keeps to, whatever its verb does. */
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { callsOf, serve, type Verb } from '#functions/kit/http.ts'
import { log } from '#functions/kit/log.ts'
import type { Contract } from '#shared/kit/contract.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'
import { contextOf, eventOf, ORIGIN_KEY } from './gateway-event.ts'

const contract = {
  open: {
    method: 'POST',
    path: 'things',
    audiences: ['anonymous'],
    summary: 'Makes a thing',
    body: z.object({ name: z.string() }),
    answer: z.object({ name: z.string(), made: z.number() }),
    refusals: [],
    repeatable: true,
  },
  notify: {
    method: 'POST',
    path: 'things/{market}',
    audiences: ['webhook'],
    summary: 'Hears of a thing',
    raw: 'A signed text',
    refusals: [],
  },
} as const satisfies Contract

const table = mockedClient(DynamoDBDocumentClient)
const open = vi.fn<Verb<typeof contract.open>>()
const notify = vi.fn<Verb<typeof contract.notify>>()
const handler = serve('things', contract, { open, notify })

beforeEach(() => {
  table.reset()
  open.mockReset().mockResolvedValue({ name: 'shelf', made: 1 })
  notify.mockReset().mockResolvedValue(undefined)
  vi.stubEnv('TABLE_NAME', 'reol')
  vi.stubEnv('ORIGIN_KEYS', `${ORIGIN_KEY},the-next-key`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const making = (headers: Record<string, string> = {}) =>
  eventOf('POST', '/api/anonymous/things', { name: 'shelf' }, { headers })
const notifying = (body: string, headers: Record<string, string> = {}) =>
  eventOf('POST', '/api/webhooks/things/demo', body, { headers })

/** Returns the status and the body of a call's response. */
const answered = async (event: APIGatewayProxyEventV2, leftMs?: number) => {
  const { statusCode, body, headers } = await handler(event, contextOf(leftMs))
  return { status: statusCode, body: body && JSON.parse(body), headers }
}

describe('A call that did not come through CloudFront', () => {
  const FORBIDDEN = { status: 403, body: { detail: 'permission_denied' } }

  test.each([
    ['has no key', ''],
    ['has a wrong key', 'wrong'],
    ['has both keys at once', `${ORIGIN_KEY},the-next-key`],
  ])('reaches no verb when it %s', async (_, key) => {
    const headers = { 'x-origin-key': key }
    expect(await answered(making(headers))).toMatchObject(FORBIDDEN)
    expect(await answered(notifying('{}', headers))).toMatchObject(FORBIDDEN)
    expect(await answered(eventOf('GET', '/api/anonymous/none', '', { headers }))).toMatchObject(FORBIDDEN)
    expect(open).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  })

  test('is told so before its body is read', async () => {
    const headers = { 'x-origin-key': 'wrong' }
    expect(await answered(eventOf('POST', '/api/anonymous/things', '{', { headers }))).toMatchObject(
      FORBIDDEN,
    )
  })
})

test.each([ORIGIN_KEY, 'the-next-key'])('Both keys of CloudFront are valid: %s', async key =>
  expect(await answered(making({ 'x-origin-key': key }))).toMatchObject({ status: 200 }),
)

describe('Further calls', () => {
  const lazyContract = {
    read: {
      method: 'GET',
      path: 'things/{thing}',
      audiences: ['anonymous'],
      summary: 'Reads a thing',
      params: z.object({ thing: z.string() }),
      answer: z.object({ name: z.string() }),
      refusals: [],
    },
  } as const satisfies Contract
  const lazyCalls = callsOf('things', lazyContract, {
    read: async ({ params }) => ({ name: params.thing }),
  })
  const load = vi.fn(async () => ({ lazyCalls }))
  const both = serve('things', contract, { open, notify }, load)

  test('are loaded when the first of them comes', async () => {
    expect((await both(making(), contextOf())).statusCode).toBe(200)
    expect(load).not.toHaveBeenCalled()
    const read = await both(eventOf('GET', '/api/anonymous/things/shelf', ''), contextOf())
    expect(JSON.parse(read.body ?? '')).toEqual({ name: 'shelf' })
    expect(load).toHaveBeenCalledOnce()
  })

  test('answer `not_found` for what is none of them either', async () => {
    const { statusCode } = await both(eventOf('GET', '/api/anonymous/none', ''), contextOf())
    expect(statusCode).toBe(404)
  })
})

describe('An outage of AWS is no fault of ours', () => {
  const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })
  const failed = (httpStatusCode: number) => named('Failed', { $metadata: { httpStatusCode } })

  test.each([
    ['throttles a call to Cognito', named('TooManyRequestsException')],
    ['throttles a call to SQS or the scheduler', named('ThrottlingException')],
    ['throttles a call to S3', named('SlowDown')],
    ['throttles by status alone', failed(429)],
    ['gives no answer', named('TimeoutError')],
    ['closes the connection', named('Error', { code: 'ECONNRESET' })],
    ['has an error of its own', failed(500)],
    ['is not available', failed(503)],
  ])('503 busy with Retry-After when it %s', async (_, error) => {
    const errors = vi.spyOn(log, 'error')
    const warnings = vi.spyOn(log, 'warn').mockReturnValue()
    open.mockRejectedValue(error)
    expect(await answered(making())).toMatchObject({
      status: 503,
      body: { detail: 'busy' },
      headers: { 'retry-after': '1' },
    })
    expect(errors).not.toHaveBeenCalled()
    expect(warnings).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a wrong parameter', named('ValidationException', { $metadata: { httpStatusCode: 400 } })],
    ['a missing permission', named('AccessDeniedException', { $metadata: { httpStatusCode: 403 } })],
    ['an error in our code', new TypeError('undefined is not a function')],
  ])('%s is a fault of ours: 500', async (_, error) => {
    vi.spyOn(log, 'error').mockReturnValue()
    open.mockRejectedValue(error)
    expect(await answered(making())).toMatchObject({ status: 500, body: { detail: 'internal_error' } })
  })

  test('A call that waits too long is answered before Lambda ends it', async () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    open.mockReturnValue(new Promise(() => undefined))
    expect(await answered(making(), 510)).toMatchObject({ status: 503, body: { detail: 'busy' } })
  })
})

describe('A body above 256 KB is refused', () => {
  const large = JSON.stringify({ name: 'x'.repeat(256 * 1024) })
  const TOO_LARGE = { status: 413, body: { detail: 'too_large' } }

  test('as JSON', async () => {
    expect(await answered(eventOf('POST', '/api/anonymous/things', large))).toMatchObject(TOO_LARGE)
    expect(open).not.toHaveBeenCalled()
  })

  test('from a webhook, which reads its bytes itself', async () => {
    expect(await answered(notifying(large))).toMatchObject(TOO_LARGE)
    expect(notify).not.toHaveBeenCalled()
  })

  test('as a form that the call does not take', async () => {
    const form = notifying(large, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(await answered(form)).toMatchObject(TOO_LARGE)
  })
})

describe('An Idempotency-Key', () => {
  test.each([
    ['', 'too_short'],
    ['fifteen-letters', 'too_short'],
    ['x'.repeat(256), 'too_long'],
  ])('that others could guess, or that is too long, is refused: %s', async (key, code) => {
    expect(await answered(making({ 'idempotency-key': key }))).toMatchObject({
      status: 400,
      body: { 'Idempotency-Key': [code] },
    })
    expect(open).not.toHaveBeenCalled()
  })

  /** Records an answer, then repeats the call with the answer that `recorded` makes of it. */
  const repeated = async (recorded: object) => {
    const headers = { 'idempotency-key': 'sixteen-letters-' }
    table.on(PutCommand).resolves({})
    expect(await answered(making(headers))).toMatchObject({ status: 200 })
    const [put] = table.commandCalls(PutCommand)
    const Item = { ...put?.args[0].input.Item, answer: JSON.stringify(recorded) }
    table.on(GetCommand).resolves({ Item })
    open.mockRejectedValue(new Error('the verb ran before'))
    return answered(making(headers))
  }

  test('gives the first answer again, without fields that the contract no longer declares', async () => {
    expect(await repeated({ name: 'shelf', made: 1, secret: 'x' })).toMatchObject({
      status: 200,
      body: { name: 'shelf', made: 1 },
    })
    expect((await repeated({ name: 'shelf', made: 1, secret: 'x' })).body).not.toHaveProperty('secret')
  })

  test('is refused, and no fault, when a deployment has changed the shape of the answer since', async () => {
    expect(await repeated({ name: 'shelf' })).toMatchObject({
      status: 409,
      body: { detail: 'idempotency_key_reused' },
    })
  })
})
