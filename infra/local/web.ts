/** Builds the web and the pages of /api/docs/ when dist/web is missing or older than its sources. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeApiPages } from '#infra/docs/api-pages.ts'
import { ROOT } from '#infra/modules.ts'
import { compress } from './compress.ts'
import { cannotStart } from './errors.ts'

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

/** The last file of a build, except the compressed copies, which only make the site faster. */
const RESULT = 'dist/web/api/docs/index.html'

/** Throws `CannotStart` with the build's own error when it fails. */
export const buildWeb = async (): Promise<void> => {
  if (await isUpToDate()) return
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A test may set another NODE_ENV, but visitors need React's production build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  build.stderr.on('data', part => {
    output += part
  })
  const end = () => build.kill()
  process.once('exit', end)
  const code = await new Promise(resolve => build.once('close', resolve))
  process.off('exit', end)
  if (code !== 0) throw cannotStart(`The web could not be built (npx vite build): ${output.trim()}`)
  await writeApiPages(SITE)
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
