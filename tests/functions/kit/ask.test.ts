import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ask } from '#functions/kit/ask.ts'

afterEach(() => vi.unstubAllGlobals())

const shape = z.object({ name: z.string() })
const answering = (response: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => response())
  return ask('The service', 'http://localhost/self', { shape })
}

test('A service answers what its shape names', async () => {
  expect(await answering(() => Response.json({ name: 'Loppehjørnet', more: 1 }))).toEqual({
    name: 'Loppehjørnet',
  })
})

test.each([
  ['a refusal', () => Response.json({}, { status: 403 }), 403],
  ['another shape', () => Response.json({ name: 1 }), undefined],
  ['no JSON', () => new Response('<html>'), undefined],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), undefined],
])('%s is a failure of the service, and no fault of ours', async (_what, response, status) => {
  await expect(answering(response)).rejects.toMatchObject({ name: 'Error', status })
})
