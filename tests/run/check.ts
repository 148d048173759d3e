/** `npm run check`: types, lint and arrows, side by side; what each says comes in one piece. */
import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDERS = ['events', 'functions', 'infra', 'shared', 'tests', 'web']
/** The programs, in `node_modules`. `tsc` is that of TypeScript 7 (docs/decisions/005-typescript-7-beside-6.md). */
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['typescript-7/bin/tsc', '--noEmit'],
  ['.bin/biome', 'check', '--error-on-warnings'],
  ['.bin/depcruise', '--config', '.dependency-cruiser.cjs', ...FOLDERS, '--output-type', 'err'],
]
const MOST_OUTPUT = 64 * 1024 * 1024

/** Returns whether the check found nothing. */
const run = ([program, ...args]: readonly [string, ...string[]]): Promise<boolean> =>
  new Promise(resolve => {
    const options = { cwd: ROOT, maxBuffer: MOST_OUTPUT }
    execFile(join(ROOT, 'node_modules', program), args, options, (error, out, told) => {
      process.stdout.write(`${basename(program)}: ${error ? 'failed' : 'no findings'}\n${out}${told}`)
      resolve(!error)
    })
  })

const results = await Promise.all(CHECKS.map(run))
console.log(`checked in ${(performance.now() / 1000).toFixed(0)} s`)
if (results.includes(false)) process.exitCode = 1
