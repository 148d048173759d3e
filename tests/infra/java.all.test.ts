/** AWS's DynamoDB Local, the one program of the tests that needs Java. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort, startDynamoDb } from '#infra/local/dynamodb.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reol-java-'))
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

/** Puts a program in place of Java that begins, waits for `go`, and then is Java. */
const heldJava = () => {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  const [begun, going] = [join(dir, 'begun'), join(dir, 'going')]
  const script = `#!/bin/sh
: > '${begun}'
while [ ! -e '${going}' ]; do sleep 0.02; done
exec '${java}' "$@"
`
  mkdirSync(join(dir, 'bin'))
  writeFileSync(join(dir, 'bin', 'java'), script, { mode: 0o755 })
  vi.stubEnv('JAVA_HOME', dir)
  return {
    hasBegun: () => vi.waitUntil(() => existsSync(begun), { timeout: 60_000 }),
    go: () => writeFileSync(going, ''),
  }
}

/** Java alone takes seconds to start, and on a busy machine many. */
const JAVA_STARTS = { timeout: 120_000 }

test(
  'A program that takes the free port before Java does is not mistaken for the database',
  JAVA_STARTS,
  async () => {
    vi.stubEnv('REOL_DATABASE', 'java')
    const java = heldJava()
    const port = await freePort(0)
    const starting = startDynamoDb({ dir: undefined, port })
    await java.hasBegun()
    const other = await listens(port)
    java.go()
    const database = await starting
    expect(database.port).not.toBe(port)
    expect(await (await fetch(database.endpoint)).text()).toContain('dynamodb')
    await database.stop()
    other.close()
  },
)
