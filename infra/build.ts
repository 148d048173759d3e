/** `npm run build`, after the web: bundles every function as the cloud does, and writes the pages of /api/docs/. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLES, type Bundle, bundleParts } from './bundling.ts'
import { writeApiPages } from './docs/api-pages.ts'
import { ROOT } from './modules.ts'
import { allOf, loadParts } from './parts.ts'

/** A larger bundle (minified KB) takes too long to start. */
export const MOST_KB = 1024

/** Lists the sizes, one line a function, and names the functions that are too large. */
export const sizes = (bundles: readonly Bundle[]): { table: string; tooLarge: string[] } => {
  const width = Math.max(...bundles.map(({ name }) => name.length))
  const line = (name: string, ...columns: string[]) =>
    `${name.padEnd(width)} ${columns.map(column => column.padStart(16)).join(' ')}\n`
  const lines = bundles.map(({ name, minifiedKb, gzippedKb }) =>
    line(name, minifiedKb.toFixed(1), gzippedKb.toFixed(1)),
  )
  return {
    table: line('function', 'minified KB', 'gzipped KB') + lines.join(''),
    tooLarge: bundles.filter(({ minifiedKb }) => minifiedKb > MOST_KB).map(({ name }) => name),
  }
}

const run = async (): Promise<void> => {
  const folder = join(ROOT, BUNDLES)
  rmSync(folder, { recursive: true, force: true })
  const { table, tooLarge } = sizes(await bundleParts(ROOT, folder, allOf(await loadParts())))
  process.stdout.write(table)
  await writeApiPages(join(ROOT, 'dist', 'web'))
  if (!tooLarge.length) return
  console.error(`Above ${MOST_KB} KB: ${tooLarge.join(', ')}`)
  process.exitCode = 1
}

if (import.meta.main) await run()
