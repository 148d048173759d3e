/** The last step of `npm run synth`: prints the number of resources of each stack. CloudFormation allows 500. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './modules.ts'

/** A stack above this must be divided. The room up to 500 allows moving resources in steps. */
export const MOST_RESOURCES = 300

export const resourcesOf = ({ Resources = {} }: { Resources?: object }): number =>
  Object.keys(Resources).length

interface Manifest {
  artifacts: Record<string, { type: string; properties?: { templateFile?: string } }>
}

const CLOUD = join(ROOT, 'cdk.out')

const read = <T>(file: string): T => JSON.parse(readFileSync(join(CLOUD, file), 'utf8')) as T

const run = (): void => {
  for (const [stack, { type, properties }] of Object.entries(read<Manifest>('manifest.json').artifacts)) {
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) continue
    const count = resourcesOf(read(properties.templateFile))
    process.stdout.write(`${stack.padEnd(20)} ${String(count).padStart(4)} resources\n`)
    if (count <= MOST_RESOURCES) continue
    console.error(`${stack} has more than ${MOST_RESOURCES} resources`)
    process.exitCode = 1
  }
}

if (import.meta.main) run()
