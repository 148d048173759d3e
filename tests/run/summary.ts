/**
 * Prints the seed of the run, how long each group of tests took, from the start of its first file to the end of its last,
 * and how much of the processors, the slowest files, which tests passed only on their second try, what the pages of failed
 * browser tests showed, and which group of the gate is over its share.
 */
import { rmSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node'
import { FUNCTION_LOG } from './function-log.ts'
import { TEST_NOW } from './instant.ts'
import { processorTime } from './processor-time.ts'
import { SEED } from './seed.ts'

interface Moment {
  at: number
  /** Of all processes of the run; undefined where the system does not tell. */
  processor: number | undefined
}

interface Group {
  files: number
  from: Moment
  to: Moment
}

const SLOWEST = 5

const now = (): Moment => ({ at: performance.now(), processor: processorTime() })

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8)

export default class Summary implements Reporter {
  private readonly shares: Partial<Record<string, number>>
  private groups = new Map<string, Group>()
  private files: { name: string; ms: number }[] = []
  private pages: string[] = []
  private unsteady: string[] = []

  /** `shares`: the seconds that each group of the gate may take on two cores with nothing beside it. */
  constructor({ shares }: { shares: Partial<Record<string, number>> }) {
    this.shares = shares
  }

  /** Who watches runs some files again and again. */
  onTestRunStart(): void {
    this.groups = new Map()
    this.files = []
    this.pages = []
    this.unsteady = []
  }

  onTestModuleQueued({ project }: TestModule): void {
    const group = this.groups.get(project.name)
    const from = group?.from ?? now()
    this.groups.set(project.name, { files: (group?.files ?? 0) + 1, from, to: from })
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.unsteady.push(`${test.module.relativeModuleId} > ${test.fullName}`)
    const { shown } = test.meta()
    if (shown)
      this.pages.push(`failed: ${test.module.relativeModuleId} > ${test.fullName}\nits page showed\n${shown}`)
  }

  onTestModuleEnd(file: TestModule): void {
    const group = this.groups.get(file.project.name)
    if (group) group.to = now()
    this.files.push({ name: file.relativeModuleId, ms: file.diagnostic().duration })
  }

  onTestRunEnd(_: unknown, __: unknown, reason: TestRunEndReason): void {
    for (const page of this.pages) console.log(`${page}\n`)
    for (const [name, { files, from, to }] of this.groups) {
      const processor =
        from.processor === undefined || to.processor === undefined
          ? ''
          : `,${seconds(to.processor - from.processor)} of the processors`
      console.log(
        `${name.padEnd(10)} ${String(files).padStart(3)} files ${seconds(to.at - from.at)}${processor}`,
      )
    }
    const slowest = this.files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
    if (this.files.length > SLOWEST)
      for (const { name, ms } of slowest) console.log(`${seconds(ms)}  ${name}`)
    for (const [name, { from, to }] of this.groups) this.sayShare(name, (to.at - from.at) / 1000)
    for (const name of this.unsteady) console.log(`unsteady: ${name}`)
    if (reason === 'passed' && !this.unsteady.length) rmSync(FUNCTION_LOG, { force: true })
    else console.log(`the functions logged to ${FUNCTION_LOG}`)
    console.log(`REOL_SEED=${SEED}, at ${new Date(TEST_NOW).toISOString()}`)
  }

  /** It fails nothing: a machine may be slow, or busy with something else. */
  private sayShare(name: string, took: number): void {
    const share = this.shares[name]
    if (share !== undefined && took > share)
      console.log(
        `${name} took ${Math.round(took)} s and has a share of ${share} s: move some of its files to *.all.test.ts`,
      )
  }
}
