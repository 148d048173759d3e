/** The clients of AWS: what they wait for, and how often they try. */
import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterEach, expect, test } from 'vitest'
import { clientOptions, isOutage } from '#functions/kit/client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a service that does this with each request. Returns a client of it, and the number of its requests. */
const serviceThat = async (answer: (nth: number, response: import('node:http').ServerResponse) => void) => {
  const asked = { times: 0 }
  server = createServer((_, response) => answer(++asked.times, response))
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const client = new SQSClient({
    ...clientOptions({ tryMs: 60, tries: 3 }),
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${(server?.address() as AddressInfo | null)?.port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  return { asked, list: () => client.send(new ListQueuesCommand({})) }
}

const SILENT = () => undefined
const error = async (run: () => Promise<unknown>) => run().catch((thrown: unknown) => thrown)

test('A service that gives no answer is asked three times, and is then an outage', async () => {
  const { asked, list } = await serviceThat(SILENT)
  expect(isOutage(await error(list))).toBe(true)
  expect(asked.times).toBe(3)
})

test.each([
  ['throttles', 400, '{"__type":"ThrottlingException"}'],
  ['fails', 500, '{"__type":"InternalFailure"}'],
])('A service that %s once is asked again, and the caller gets the answer', async (_, status, body) => {
  const { asked, list } = await serviceThat((nth, response) =>
    response.writeHead(nth === 1 ? status : 200).end(nth === 1 ? body : '{"QueueUrls":["q"]}'),
  )
  expect(await list()).toMatchObject({ QueueUrls: ['q'] })
  expect(asked.times).toBe(2)
})

test('A service that refuses is asked once: that is no outage', async () => {
  const { asked, list } = await serviceThat((_, response) =>
    response.writeHead(400).end('{"__type":"AccessDeniedException"}'),
  )
  expect(isOutage(await error(list))).toBe(false)
  expect(asked.times).toBe(1)
})

test('Every client of the functions is made with these options', () => {
  const made = globSync('functions/**/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/new \w+Client\(([\s\S]{0,80})/g)].map(([, options = '']) => ({
      file,
      options,
    })),
  )
  expect(made.length).toBeGreaterThan(6)
  for (const { file, options } of made) expect(options, file).toContain('clientOptions(')
})
