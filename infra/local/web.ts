/** Builds the web, and the pages about the calls beside it, when dist/web is missing or older than what it is made from. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeApiPages } from '#infra/docs/api-pages.ts'
import { ROOT } from '#infra/modules.ts'
import { compress } from './compress.ts'
import { cannotStart } from './trouble.ts'

const SOURCES = [
  'web/**/*',
  'shared/**/*.ts',
  'infra/docs/**/*',
  'infra/parts.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const SITE = join(ROOT, 'dist', 'web')

/** What a build writes last, but for the compressed copies: without them the site is only slower. */
const RESULT = 'dist/web/api/docs/index.html'

/** Throws `CannotStart` with the build's own words when it fails. */
export const buildWeb = async (): Promise<void> => {
  if (await isUpToDate()) return
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Whatever the caller is (a test, say), visitors get React as it is meant for them.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let said = ''
  build.stderr.on('data', part => {
    said += part
  })
  const end = () => build.kill()
  process.once('exit', end)
  const code = await new Promise(resolve => build.once('close', resolve))
  process.off('exit', end)
  if (code !== 0) throw cannotStart(`The web could not be built (npx vite build): ${said.trim()}`)
  writeApiPages(SITE)
  await compress(SITE)
}

const isUpToDate = async (): Promise<boolean> => {
  const result = join(ROOT, RESULT)
  if (!existsSync(result)) return false
  const { mtimeMs: built } = await stat(result)
  for await (const file of glob(SOURCES, { cwd: ROOT })) {
    const info = await stat(join(ROOT, file))
    if (info.isFile() && info.mtimeMs > built) return false
  }
  return true
}
