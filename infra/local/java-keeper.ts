/**
 * Runs a Java process and ends it when our parent ends. The parent holds the other end of our standard input, and the
 * kernel closes that even when the parent is killed. Arguments: a file for Java's process id (or an empty text), the
 * command, its arguments.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const [pidFile = '', command = '', ...rest] = process.argv.slice(2)
const java = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] })
if (pidFile && java.pid) writeFileSync(pidFile, String(java.pid))

const leave = (code: number): never => {
  if (pidFile) rmSync(pidFile, { force: true })
  process.exit(code)
}

java.on('error', error => {
  process.stderr.write(`${String(error)}\n`)
  leave(127)
})
java.on('exit', code => leave(code ?? 1))
// SIGKILL is safe: the database has written everything that it acknowledged.
process.stdin.on('close', () => java.kill('SIGKILL'))
process.stdin.resume()
