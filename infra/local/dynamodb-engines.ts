/**
 * The programs that play DynamoDB here: Dynoxide where it has a build for the machine, else AWS's DynamoDB Local, which
 * needs Java. Decision 039 says why there are two.
 */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotStart } from './errors.ts'

export interface Engine {
  /** The program and its arguments. It runs in `cwd`. */
  command: (port: number) => string[]
  cwd: string
  /** A folder that goes when the database ends. */
  scratch?: string
  /** To call when the database answers, before anybody uses it. */
  prepare: () => void
  /** The error that says what to do when it could not start. `output` is what it wrote. */
  cannotStart: (output: string) => Error
}

/** Both write one of these when another program has the port. */
export const PORT_TAKEN = /Failed to bind|already in use/

/** The process of an earlier run has one of these in its command. */
export const ENGINE_NAMES = /DynamoDBLocal|dynoxide/

/** The file of DynamoDB Local in a data folder. */
const JAVA_FILE = 'shared-local-instance.db'

/**
 * The engine for a database in `dir`, or in memory without it. A folder stays with the engine that made it.
 * REOL_DATABASE=java asks for DynamoDB Local also where Dynoxide runs.
 */
export const engineFor = (dir: string | undefined): Engine => {
  const program = dynoxide()
  const wantsJava = process.env.REOL_DATABASE === 'java' || (dir && existsSync(join(dir, JAVA_FILE)))
  return program && !wantsJava ? dynoxideIn(program, dir) : dynamoDbLocalIn(dir)
}

/** The folder of a package, undefined when it is not installed. */
const folderOf = (name: string): string | undefined => {
  try {
    const file = findPackageJSON(name, import.meta.url)
    return file && dirname(file)
  } catch {
    return undefined
  }
}

const dynoxide = (): string | undefined => {
  const folder = folderOf(`@dynoxide/${process.platform}-${process.arch}`)
  return folder && join(folder, 'dynoxide')
}

const dynoxideIn = (program: string, dir: string | undefined): Engine => {
  const scratch = dir ? undefined : mkdtempSync(join(fastFolder(), 'reol-table-'))
  const folder = dir ?? scratch ?? ''
  const file = join(folder, 'table.db')
  return {
    command: port => [program, '--port', String(port), '--db-path', file],
    cwd: folder,
    scratch,
    prepare: () => indexStream(file),
    cannotStart: failed,
  }
}

/** A folder for files that go at the end: in memory, if the machine has such a folder with room. */
export const fastFolder = (): string => {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 30 ? memory : tmpdir()
}

/**
 * Dynoxide 1.2 looks through all records of a table's stream for its last number whenever it writes. With these indexes it
 * finds it at once; SQLite takes them only if they are written as its questions are. And it keeps records for ever where
 * AWS keeps them for a day, so older ones go here, except the last, which says where the numbers go on.
 */
const indexStream = (file: string): void => {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  const number = 'CAST(sequence_number AS INTEGER)'
  db.exec(`CREATE INDEX IF NOT EXISTS stream_number ON _stream_records (table_name, ${number})`)
  db.exec(`CREATE INDEX IF NOT EXISTS stream_place ON _stream_records (table_name, shard_id, ${number})`)
  db.exec(
    `DELETE FROM _stream_records WHERE created_at < unixepoch() - 86400
     AND id < (SELECT MAX(id) FROM _stream_records)`,
  )
  db.close()
}

const dynamoDbLocalIn = (dir: string | undefined): Engine => {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  const jvm = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djava.library.path=./DynamoDBLocal_lib']
  const options = ['-sharedDb', '-disableTelemetry', ...(dir ? ['-dbPath', dir] : ['-inMemory'])]
  return {
    command: port => [java, ...jvm, '-jar', 'DynamoDBLocal.jar', '-port', String(port), ...options],
    cwd: join(folderOf('amplify-dynamodb-simulator') ?? '', 'emulator'),
    prepare: () => {},
    cannotStart: output => {
      if (/ENOENT|Unable to locate a Java Runtime/.test(output))
        return cannotStart(`Java is missing. ${NEEDS_JAVA}.`)
      if (/UnsupportedClassVersionError|Unrecognized/.test(output))
        return cannotStart(`Java is too old. ${NEEDS_JAVA}.`)
      return failed(output)
    },
  }
}

const NEEDS_JAVA =
  'Reol needs Java 17 or newer for its local database. Install it (for example Eclipse Temurin 17)'

const failed = (output: string): Error =>
  cannotStart(`The local database could not start: ${output.trim().split('\n')[0] || 'no reason given'}`)
