/**
 * Prints the seed of the run, how long each group of tests took, from the start of its first file to the end of its last,
 * the slowest files, which tests passed only on their second try, and what the pages of failed browser tests showed.
 */
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { TEST_NOW } from './instant.ts'
import { SEED } from './seed.ts'

interface Group {
  files: number
  from: number
  to: number
}

const SLOWEST = 5

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8)

export default class Summary implements Reporter {
  private readonly groups = new Map<string, Group>()
  private readonly files: { name: string; ms: number }[] = []
  private readonly pages: string[] = []
  private readonly unsteady: string[] = []

  onTestModuleQueued({ project }: TestModule): void {
    const at = performance.now()
    const { files = 0, from = at } = this.groups.get(project.name) ?? {}
    this.groups.set(project.name, { files: files + 1, from, to: at })
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.unsteady.push(`${test.module.relativeModuleId} > ${test.fullName}`)
    const { shown } = test.meta()
    if (shown)
      this.pages.push(`failed: ${test.module.relativeModuleId} > ${test.fullName}\nits page showed\n${shown}`)
  }

  onTestModuleEnd(file: TestModule): void {
    const group = this.groups.get(file.project.name)
    if (group) group.to = performance.now()
    this.files.push({ name: file.relativeModuleId, ms: file.diagnostic().duration })
  }

  onTestRunEnd(): void {
    for (const page of this.pages) console.log(`${page}\n`)
    for (const [name, { files, from, to }] of this.groups)
      console.log(`${name.padEnd(8)} ${String(files).padStart(3)} files ${seconds(to - from)}`)
    const slowest = this.files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
    if (this.files.length > SLOWEST)
      for (const { name, ms } of slowest) console.log(`${seconds(ms)}  ${name}`)
    for (const name of this.unsteady) console.log(`unsteady: ${name}`)
    console.log(`REOL_SEED=${SEED}, at ${new Date(TEST_NOW).toISOString()}`)
  }
}
