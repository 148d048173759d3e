import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startDynamoDb } from '#infra/local/dynamodb.ts'

const listens = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((_, response) => response.end('another program'))
    server.on('error', reject).listen(port, '127.0.0.1', () => resolve(server))
  })

test('A program that takes the free port before Java does is not mistaken for the database', async () => {
  const first = await listens(0)
  const { port } = first.address() as AddressInfo
  await new Promise(resolve => first.close(resolve))
  const starting = startDynamoDb({ dir: undefined, port })
  // Java needs longer to start than a server of this process. At first the look for a free port has this one.
  await pause(50)
  const other = await listens(port).catch(() => pause(50).then(() => listens(port)))
  const database = await starting
  expect(database.port).not.toBe(port)
  expect(await (await fetch(database.endpoint)).text()).toContain('dynamodb')
  await database.stop()
  other.close()
})
