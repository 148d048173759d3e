/** What a till or the books answer oddly is no fault of ours, and no key gets into an error that we log. */
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ask, ServiceFailed } from '#functions/kit/ask.ts'

afterEach(() => vi.unstubAllGlobals())

const shape = z.object({ company: z.object({ name: z.string() }) })
const URL_OF = 'https://service.example/self'

const failureOf = (asking: Promise<unknown>): Promise<ServiceFailed> =>
  asking.then(
    () => expect.unreachable('it should fail'),
    error => error,
  )

test.each(['', 'null', '[]', '"company"', '{"company":null}', '{"company":{"name":7}}', '<html>'])(
  'A service that answers %j gives no answer',
  async body => {
    vi.stubGlobal('fetch', async () => new Response(body))
    const failed = await failureOf(ask('a till', URL_OF, { shape }))
    expect(failed).toBeInstanceOf(ServiceFailed)
    expect(failed.status).toBeUndefined()
    expect(JSON.stringify([failed.message, failed.cause])).not.toContain('html')
  },
)

test('A key that no header can carry is not in the error', async () => {
  const failed = await failureOf(ask('a till', URL_OF, { shape, headers: { 'x-key': 'one\nSECRET' } }))
  expect(failed).toBeInstanceOf(ServiceFailed)
  expect(failed.message + String(failed.cause) + failed.stack).not.toContain('SECRET')
})
