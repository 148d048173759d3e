/** The browser's program, and its flags: the installed Chromium that CHROMIUM names, or that of an npm package. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The package's own flags are for Lambda, with a single process. These are for a developer's machine. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--headless=shell', '--disable-background-networking']

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json')

/** The package unpacks into the temporary folder of its process. */
const UNPACK = "(await import('@sparticuz/chromium')).default.executablePath()"

/**
 * Unpacks the package once for each of its versions. The folder gets its name when it is complete, so that a process never
 * starts a browser that another has half unpacked, or left so.
 */
export const browserPath = (): string => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const folder = join(tmpdir(), `reol-chromium-${version}`)
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    const env = { ...process.env, TMPDIR: own }
    execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: import.meta.dirname,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    nameOrDrop(own, folder)
  }
  return join(folder, 'chromium')
}

const nameOrDrop = (own: string, folder: string): void => {
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}
