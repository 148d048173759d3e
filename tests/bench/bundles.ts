/** Measures the size of each function, and its load time relative to that of its SDK clients alone. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { MOST_KB } from '#infra/build.ts'
import { type Bundle, bundle, bundleParts, filesOfStart, moduleOf } from '#infra/bundling.ts'
import { allOf, loadParts, type Part } from '#infra/parts.ts'
import { type Measure, median } from './result.ts'

const ROUNDS = 25
const BAR = 1.3
const ROOT = join(import.meta.dirname, '..', '..')

export const measure: Measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reol-bundles-'))
  const parts = await loadParts()
  const bundles = await bundleParts(ROOT, folder, allOf(parts))
  const largest = bySize(bundles)[0]
  const largestWorker = bySize(bundles).find(({ name }) => parts.workers.some(worker => worker.name === name))
  const workers = parts.workers.filter(({ name }) => name === largestWorker?.name)
  const loaded = [...parts.apis, ...workers, ...parts.readers]
  const found = []
  for (const part of loaded) {
    const { minifiedKb = 0, file = '' } = bundles.find(({ name }) => name === part.name) ?? {}
    const sdk = join(folder, `${part.name}.sdk.mjs`)
    await bundleSdk(part, sdk)
    found.push({ name: part.name, minifiedKb, ...(await loadTimes(file, sdk)) })
  }
  rmSync(folder, { recursive: true })
  const slowest = found.toSorted((a, b) => b.ratio - a.ratio)[0]
  if (!largest || !slowest) throw new Error('There are no functions')
  return {
    lines: [
      {
        what: 'The largest bundle of a function, minified',
        bar: `≤ ${MOST_KB} KB`,
        number: `${largest.minifiedKb.toFixed(0)} KB (${largest.name})`,
        met: largest.minifiedKb <= MOST_KB,
      },
      {
        what: 'Import time of a function over its SDK clients alone, the worst',
        bar: `≤ ${BAR}×`,
        number: `${slowest.ratio.toFixed(2)}× (${slowest.name}: ${slowest.own.ms.toFixed(0)} over ${slowest.sdk.ms.toFixed(0)} ms)`,
        met: slowest.ratio <= BAR,
      },
    ],
    tables: [
      {
        title: 'Functions',
        about: `The calls, the readers of the stream and the largest worker: minified size, and the medians of ${ROUNDS} imports, each in a fresh process, in turn with a bundle that has the same clients and commands of the SDK as it comes and nothing else. The ratio is the median of the pairs, so that a busy moment counts on both sides. Processor time is the steadier number on a busy machine.`,
        head: ['Function', 'Minified KB', 'Import ms', 'SDK alone ms', 'Ratio', 'Ratio of processor time'],
        rows: found.map(({ name, minifiedKb, own, sdk, ratio }) => [
          name,
          minifiedKb.toFixed(0),
          own.ms.toFixed(1),
          sdk.ms.toFixed(1),
          ratio.toFixed(2),
          (own.cpuMs / sdk.cpuMs).toFixed(2),
        ]),
      },
    ],
  }
}

const bySize = (bundles: readonly Bundle[]) => bundles.toSorted((a, b) => b.minifiedKb - a.minifiedKb)

interface Load {
  ms: number
  cpuMs: number
}

const loadTimes = async (own: string, sdk: string): Promise<{ own: Load; sdk: Load; ratio: number }> => {
  const loads = { own: [] as Load[], sdk: [] as Load[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const once = { own: await load(own), sdk: await load(sdk) }
    // The first round reads the files from the disk.
    if (round) loads.own.push(once.own)
    if (round) loads.sdk.push(once.sdk)
  }
  const ratios = loads.own.map(({ ms }, at) => ms / (loads.sdk[at]?.ms ?? ms))
  return { own: middle(loads.own), sdk: middle(loads.sdk), ratio: median(ratios) }
}

const middle = (loads: readonly Load[]): Load => ({
  ms: median(loads.map(({ ms }) => ms)),
  cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
})

/** Measures how long a fresh process takes to load a file: elapsed and processor time. */
const load = async (file: string): Promise<Load> => {
  const program = `
    const before = process.cpuUsage(), from = performance.now()
    await import(${JSON.stringify(pathToFileURL(file).href)})
    const ms = performance.now() - from, { user, system } = process.cpuUsage(before)
    console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000 }))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, AWS_REGION: 'eu-central-1' },
  })
  return JSON.parse(stdout) as Load
}

const run = promisify(execFile)

/** Bundles only the SDK imports of a function's own files. Creates the clients and keeps the commands. */
const bundleSdk = async ({ entry }: Part, file: string): Promise<void> => {
  const { metafile } = await bundle(ROOT, file, moduleOf(entry))
  const names = new Map<string, Set<string>>()
  const start = filesOfStart(relative(ROOT, file), metafile)
  for (const input of start.flatMap(path => Object.keys(metafile.outputs[path]?.inputs ?? {}))) {
    if (!/^(functions|events|shared)\//.test(input)) continue
    for (const [, list = '', from = ''] of readFileSync(join(ROOT, input), 'utf8').matchAll(IMPORT)) {
      const own = list.split(',').map(name => name.trim())
      const values = own.filter(name => name && !name.startsWith('type '))
      names.set(from, new Set([...(names.get(from) ?? []), ...values]))
    }
  }
  const all = [...names.values()].flatMap(set => [...set])
  const contents = [
    ...[...names].map(([from, set]) => `import { ${[...set].join(', ')} } from '${from}'`),
    `export const used = [${all.map(made).join(', ')}]`,
  ].join('\n')
  // The SDK as it comes: in one file, with the ways to credentials that our own bundles leave out.
  await bundle(ROOT, file, contents, { elsewhere: [], splitting: false })
}

const IMPORT = /^import \{([^}]*)\} from '(@aws-sdk\/[^']+)'/gm

const made = (name: string): string => {
  if (name === 'DynamoDBDocumentClient') return 'DynamoDBDocumentClient.from(new DynamoDBClient({}))'
  return /Client$/.test(name) ? `new ${name}({})` : name
}
