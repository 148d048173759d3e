/**
 * Runs the database's process and ends it when our parent ends. The parent holds the other end of our standard input, and
 * the kernel closes that even when the parent is killed. Arguments: a file for the database's process id, a folder that
 * goes when the database ends (each may be an empty text), the command, its arguments.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const [pidFile = '', scratch = '', command = '', ...rest] = process.argv.slice(2)
const database = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] })
if (pidFile && database.pid) writeFileSync(pidFile, String(database.pid))

const leave = (code: number): never => {
  for (const path of [pidFile, scratch]) if (path) rmSync(path, { recursive: true, force: true })
  process.exit(code)
}

database.on('error', error => {
  process.stderr.write(`${String(error)}\n`)
  leave(127)
})
database.on('exit', code => leave(code ?? 1))
// SIGKILL is safe: the database has written everything that it acknowledged.
process.stdin.on('close', () => database.kill('SIGKILL'))
process.stdin.resume()
