import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort, startDynamoDb } from '#infra/local/dynamodb.ts'
import { engineFor } from '#infra/local/dynamodb-engines.ts'
import { createTable, LOCAL } from '#infra/local/table.ts'
import { TABLE } from '#infra/table.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reol-dynamodb-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true })
  vi.unstubAllEnvs()
})

const listens = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((_, response) => response.end('another program'))
    server.on('error', reject).listen(port, '127.0.0.1', () => resolve(server))
  })

/** Java alone takes seconds to start, and on a busy machine many. */
const JAVA_STARTS = { timeout: 120_000 }

test(
  'A program that takes the free port before Java does is not mistaken for the database',
  JAVA_STARTS,
  async () => {
    vi.stubEnv('REOL_DATABASE', 'java')
    const port = await freePort(0)
    const starting = startDynamoDb({ dir: undefined, port })
    // Java needs longer to start than a server of this process. At first the look for a free port has this one.
    await pause(50)
    const other = await listens(port).catch(() => pause(50).then(() => listens(port)))
    const database = await starting
    expect(database.port).not.toBe(port)
    expect(await (await fetch(database.endpoint)).text()).toContain('dynamodb')
    await database.stop()
    other.close()
  },
)

test('Two databases that want one port both run', async () => {
  const port = await freePort(0)
  const both = await Promise.all([0, 1].map(() => startDynamoDb({ dir: undefined, port })))
  expect(new Set(both.map(one => one.port)).size).toBe(2)
  for (const { endpoint } of both) await createTable(endpoint)
  await Promise.all(both.map(({ stop }) => stop()))
})

test('What was written is there after a new start, on the same port', async () => {
  const item = { [TABLE.partitionKey]: { S: 'demo' }, [TABLE.sortKey]: { S: 'shelf' } }
  const one = { TableName: TABLE.name }
  const first = await startDynamoDb({ dir, port: 0 })
  const client = new DynamoDBClient({ endpoint: first.endpoint, ...LOCAL })
  const { stream } = await createTable(first.endpoint)
  await client.send(new PutItemCommand({ ...one, Item: item }))
  await first.stop()
  const second = await startDynamoDb({ dir, port: first.port })
  expect(second.port).toBe(first.port)
  expect((await client.send(new GetItemCommand({ ...one, Key: item }))).Item).toEqual(item)
  expect((await createTable(second.endpoint)).stream).toBe(stream)
  await second.stop()
})

test('A folder stays with the program that made it', () => {
  const programOf = () => engineFor(dir).command(8000).join(' ')
  expect(programOf()).toContain(process.platform === 'linux' && process.arch === 'x64' ? 'dynoxide' : 'java')
  writeFileSync(join(dir, 'shared-local-instance.db'), '')
  expect(programOf()).toContain('java')
})
