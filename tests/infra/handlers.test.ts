import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { moduleOf } from '#infra/bundling.ts'
import { SESSION_ACTIONS, USER_ACTIONS } from '#infra/cloud/grants.ts'
import { ROOT } from '#infra/modules.ts'
import { allOf, type Entry } from '#infra/parts.ts'
import { all, parts, sharedCloud } from './synth.ts'

const cloud = sharedCloud()

const environments = new Map(
  all(cloud, 'AWS::Lambda::Function').map(([, { Properties }]) => [
    Properties.FunctionName as string,
    Object.keys((Properties.Environment as { Variables?: object } | undefined)?.Variables ?? {}),
  ]),
)

/** The names of the variables that an entry's code reads, after tree shaking. */
const namesRead = async (entry: Entry): Promise<string[]> => {
  const { outputFiles } = await build({
    stdin: { contents: moduleOf(entry), resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    treeShaking: true,
    external: ['@aws-*', '@middy/*', '@smithy/*', 'libphonenumber-js*', 'ulid', 'zod/*'],
  })
  const text = outputFiles[0]?.text ?? ''
  return [...new Set([...text.matchAll(/\benv\d*\("([A-Z_]+)"\)/g)].map(([, name]) => name ?? ''))].sort()
}

describe('a function has exactly the environment variables that it reads', () => {
  it.each([...allOf(parts)])('$name', async ({ name, entry }) => {
    expect(environments.get(`reol-${name}`)?.sort()).toEqual(await namesRead(entry))
  })
})

it('grants exactly the Cognito actions that the code uses', () => {
  const source = globSync('functions/**/*.ts').map(file => readFileSync(file, 'utf8'))
  const used = source.flatMap(text => [...text.matchAll(/\b(Admin\w+)Command\b/g)].map(([, name]) => name))
  expect([...new Set(used)].map(name => `cognito-idp:${name}`).sort()).toEqual(
    [...USER_ACTIONS, ...SESSION_ACTIONS].sort(),
  )
})
