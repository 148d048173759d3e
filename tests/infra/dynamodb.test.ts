import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, startDynamoDb } from '#infra/local/dynamodb.ts'
import { engineFor } from '#infra/local/dynamodb-engines.ts'
import { createTable, LOCAL } from '#infra/local/table.ts'
import { TABLE } from '#infra/table.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reol-dynamodb-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

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
