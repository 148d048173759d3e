/** What is refused before any handler of ours runs has our body, and names its request, as our own answers do. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { cloudForTests } from '../local-cloud.ts'

const cloud = cloudForTests()
const TOO_LARGE = String(11 * 1024 * 1024)

/** Sends the head of a call and nothing after it: enough to be refused for what it announces. */
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
])('the gateway refuses %s with %i', async (_what, status, detail, path, sent) => {
  const refused = await begin(path, sent)
  expect(refused).toMatchObject({ status, body: { detail } })
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(refused.headers['x-request-id']).toBe(refused.headers['apigw-requestid'])
})

test('the edge refuses a path that climbs', async () => {
  const refused = await begin('/api/..%2fsecret')
  expect(refused).toMatchObject({ status: 404, body: { detail: 'not_found' } })
  expect(refused.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('a handler of ours names the request by the id of the gateway', async () => {
  const refused = await begin('/api/token/')
  expect(refused.status).toBe(400)
  expect(refused.headers['x-request-id']).toBe(refused.headers['apigw-requestid'])
})
