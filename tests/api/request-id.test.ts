/** Refusals that come before our handlers run have our body and a request id, like our own responses. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { cloudForTests } from '../cloud/local-cloud.ts'

const cloud = cloudForTests()
const TOO_LARGE = String(11 * 1024 * 1024)

/** Sends only the headers of a call, which is enough for a refusal. */
const begin = async (path: string, sent: Record<string, string> = {}) => {
  const asked = request(cloud.url() + path, { method: 'POST', headers: { 'content-length': '0', ...sent } })
  asked.flushHeaders()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  const body = await json(response)
  asked.destroy()
  return { status, headers, body }
}

test.each([
  ['no token', 401, 'no_token', '/api/password/change/', {}],
  ['a bad token', 401, 'invalid_token', '/api/password/change/', { authorization: 'Bearer a.b.c' }],
  ['no such route', 404, 'not_found', '/api/nothing/', {}],
  ['too large a body', 413, 'too_large', '/api/token/', { 'content-length': TOO_LARGE }],
])('The gateway refuses %s with %i and names the request', async (_what, status, detail, path, sent) => {
  const refused = await begin(path, sent)
  expect(refused).toMatchObject({ status, body: { detail } })
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(refused.headers['x-request-id']).toBe(refused.headers['apigw-requestid'])
})

test('The edge refuses a path with .. and names the request', async () => {
  const refused = await begin('/api/..%2fsecret')
  expect(refused).toMatchObject({ status: 404, body: { detail: 'not_found' } })
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('A handler names the request by the gateway’s id', async () => {
  const refused = await begin('/api/token/')
  expect(refused.status).toBe(400)
  expect(refused.headers['x-request-id']).toBe(refused.headers['apigw-requestid'])
})
