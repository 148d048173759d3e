/**
 * Keeps a Java process only as long as its own parent lives: the parent holds the other end of this process's
 * standard input, and the kernel closes it even when the parent is killed. Arguments: a file for Java's process id
 * (or an empty text), the command, its arguments.
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
// Its files are as safe after this as after an orderly end: what it acknowledged is written.
process.stdin.on('close', () => java.kill('SIGKILL'))
process.stdin.resume()
