/** Runs one measure in a process of its own, so that no measure influences another. */
import type { Measure } from './result.ts'

const [name] = process.argv.slice(2)
const { measure } = (await import(`./${name}.ts`)) as { measure: Measure }
const result = await measure()
process.send?.(result, () => process.exit(0))
