/** Measures the JavaScript that a page loads before its first picture, in its largest language, by package. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '#infra/local/web.ts'
import type { FirstLoad } from '#web/build/first-load.ts'
import type { Line, Measure, Table } from './result.ts'

/** The build measures, and writes the result here. */
const COUNTED = join(import.meta.dirname, '..', '..', 'dist', 'first-load.json')
const EXPLAINED = 'login'

export const measure: Measure = async () => {
  await buildWeb()
  const loads: FirstLoad[] = JSON.parse(readFileSync(COUNTED, 'utf8'))
  const explained = loads.find(({ page }) => page === EXPLAINED)
  if (!explained) throw new Error(`The build counted nothing for ${EXPLAINED}`)
  return { lines: loads.map(lineOf), tables: [heaviest(explained)] }
}

const lineOf = ({ page, kb, barKb, files, textsKb }: FirstLoad): Line => ({
  what: `First load of the page ${page} with all that its first picture needs, JavaScript gzipped`,
  bar: barKb ? `≤ ${barKb} KB` : '–',
  number: `${kb.toFixed(1)} KB in ${files.length} files, ${textsKb.toFixed(1)} KB of it the texts`,
  met: barKb ? kb <= barKb : undefined,
})

const heaviest = ({ page, heaviest: packages }: FirstLoad): Table => ({
  title: `What weighs most in the first load of ${page}`,
  about: 'Each file’s gzipped weight, shared among its modules by their length before minifying.',
  head: ['Package', 'KB'],
  rows: packages.map(({ name, kb }) => [name, kb.toFixed(1)]),
})
