/** `npm run bench`: runs all measures and writes docs/benchmarks.md. Arguments name single measures. */
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from '#infra/docs/markdown-table.ts'
import type { Line, Result, Table } from './result.ts'

const MEASURES = [
  'first-load',
  'first-paint',
  'staff-calendar',
  'availability',
  'lists',
  'plan',
  'day-board',
  'reports',
  'goods',
  'goods-lists',
  'till',
  'sales',
  'sales-lists',
  'settlements',
  'campaigns',
  'reserve',
  'sweep',
  'import',
  'race',
  'confirm',
  'handler-time',
  'bundles',
  'start',
  'units',
  'growth',
] as const

const ROOT = join(import.meta.dirname, '..', '..')
const LONGEST_MS = 420_000
/** Measures start at the instant of the tests: a Tuesday's board costs less than a Thursday's. */
const CLOCK = join(ROOT, 'tests', 'run', 'start-clock.ts')
const PAGE = join(ROOT, 'docs', 'benchmarks.md')
/** The part of the page that people write. */
const BY_HAND = '## Long walks'

/** Returns the result of a measure. Throws when it failed, sent none, or took too long. */
const runOne = (name: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'one.ts'), [name], {
      cwd: ROOT,
      timeout: LONGEST_MS,
      execArgv: ['--import', CLOCK],
    })
    child.once('message', resolve)
    child.once('exit', code => reject(new Error(`${name} ended with ${code} and without a result`)))
  })

const shown = ({ what, bar, number, met }: Line): string[] => [
  what,
  bar,
  number,
  met === undefined ? '–' : met ? 'met' : '**missed**',
]

const page = (lines: readonly Line[], tables: readonly Table[]): string =>
  [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}. The database runs in memory on the same machine ([decision 039](decisions/039-two-programs-play-the-table.md)): its units are DynamoDB's, its times are its own, so times are shown as ratios of what was measured side by side.`,
    markdownTable(HEAD, lines.map(shown)),
    ...tables.flatMap(({ title, about, head, rows }) => [`## ${title}`, about, markdownTable(head, rows)]),
    writtenByHand(),
    '',
  ].join('\n\n')

const writtenByHand = (): string => {
  const before = readFileSync(PAGE, 'utf8')
  return before.includes(BY_HAND) ? before.slice(before.indexOf(BY_HAND)).trimEnd() : BY_HAND
}

const HEAD = ['Measure', 'Bar', 'Number', ''] as const

const printed = (rows: readonly (readonly string[])[]): string => {
  const width = (at: number) => Math.max(...rows.map(row => row[at]?.length ?? 0))
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const run = async (wanted: readonly string[]): Promise<void> => {
  const lines: Line[] = []
  const tables: Table[] = []
  const failed: string[] = []
  for (const name of MEASURES) {
    if (wanted.length && !wanted.includes(name)) continue
    const from = performance.now()
    try {
      const result = await runOne(name)
      lines.push(...result.lines)
      tables.push(...(result.tables ?? []))
    } catch (error) {
      console.error(error)
      failed.push(name)
      lines.push({ what: name, bar: 'measurable', number: 'could not be measured', met: false })
    }
    console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
  console.log(`\n${printed([HEAD, ...lines.map(shown)])}`)
  for (const { title, head, rows } of tables) console.log(`\n${title}\n${printed([head, ...rows])}`)
  if (!wanted.length) writeFileSync(PAGE, page(lines, tables))
  if (failed.length) process.exitCode = 1
}

await run(process.argv.slice(2))
