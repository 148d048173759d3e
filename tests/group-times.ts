/** Prints how long each group of tests took, from the start of its first file to the end of its last. */
import type { Reporter, TestModule } from 'vitest/node'

interface Group {
  files: number
  from: number
  to: number
}

const secondsOf = ({ from, to }: Group): string => `${((to - from) / 1000).toFixed(1)} s`

export default class GroupTimes implements Reporter {
  private readonly groups = new Map<string, Group>()

  onTestModuleQueued({ project }: TestModule): void {
    const at = performance.now()
    const { files = 0, from = at } = this.groups.get(project.name) ?? {}
    this.groups.set(project.name, { files: files + 1, from, to: at })
  }

  onTestModuleEnd({ project }: TestModule): void {
    const group = this.groups.get(project.name)
    if (group) group.to = performance.now()
  }

  onTestRunEnd(): void {
    for (const [name, group] of this.groups)
      console.log(
        `${name.padEnd(8)} ${String(group.files).padStart(3)} files ${secondsOf(group).padStart(8)}`,
      )
  }
}
