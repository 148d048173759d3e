/**
 * The storage of the small local parts: one SQLite file, or memory. When `put` returns, the value survives a kill.
 * One process locks the file at a time; a kill releases the lock.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotStart } from './errors.ts'

export interface Store {
  get: <T>(kind: string, id: string) => T | undefined
  put: (kind: string, id: string, value: unknown) => void
  remove: (kind: string, id: string) => void
  /** Oldest first. */
  list: <T>(kind: string) => T[]
  close: () => void
}

/** Throws `CannotStart` when another process uses the folder. */
export const openStore = (dir: string | undefined): Store => {
  if (dir) mkdirSync(dir, { recursive: true })
  const db = new DatabaseSync(dir ? join(dir, 'local.db') : ':memory:')
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE')
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = NORMAL')
    db.exec(
      'CREATE TABLE IF NOT EXISTS things (at INTEGER PRIMARY KEY, kind TEXT, id TEXT, value TEXT, UNIQUE (kind, id))',
    )
  } catch (error) {
    if (!/locked|busy/i.test(String(error))) throw error
    throw cannotStart(
      `Reol already runs on the folder ${dir}. Stop it first, or name another folder: REOL_DATA=…`,
    )
  }
  return over(db)
}

const over = (db: DatabaseSync): Store => {
  const get = db.prepare('SELECT value FROM things WHERE kind = ? AND id = ?')
  const list = db.prepare('SELECT value FROM things WHERE kind = ? ORDER BY at')
  const remove = db.prepare('DELETE FROM things WHERE kind = ? AND id = ?')
  const put = db.prepare(
    'INSERT INTO things (kind, id, value) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value',
  )
  return {
    get: <T>(kind: string, id: string) => {
      const row = get.get(kind, id)
      return row && (JSON.parse(String(row.value)) as T)
    },
    put: (kind, id, value) => void put.run(kind, id, JSON.stringify(value)),
    remove: (kind, id) => void remove.run(kind, id),
    list: <T>(kind: string) => list.all(kind).map(row => JSON.parse(String(row.value)) as T),
    close: () => db.close(),
  }
}
