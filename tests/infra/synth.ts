import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { makeCloud } from '#infra/app.ts'
import { BUNDLES, bundleFolder } from '#infra/bundling.ts'
import { settingsOf } from '#infra/cloud/settings.ts'
import { allOf, loadParts, type Parts } from '#infra/parts.ts'

export const parts = await loadParts()

/** The settings of a production deployment: a domain, and an address for alarms. */
const PRODUCTION = {
  domainName: 'reol.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  alarmEmail: 'alarm@reol.example',
}

interface Options {
  /** With the built site. */
  site?: boolean
  /** Parts to use instead of the product's. */
  parts?: Parts
}

/**
 * Synthesises the cloud's templates. Bundles nothing: the tests do not look into handlers, so their bundles are empty
 * files in a temporary folder.
 */
export const synthesise = (
  context: Record<string, string> = PRODUCTION,
  { site = false, parts: running = parts }: Options = {},
) => {
  const root = mkdtempSync(join(tmpdir(), 'reol-infra-'))
  const files = allOf(running).map(part => join(bundleFolder(BUNDLES, part), 'index.mjs'))
  const built = ['dist/web/public/index.html', 'dist/web/assets/main.js']
  for (const file of [...files, ...(site ? built : [])]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const { context: given } = JSON.parse(readFileSync('cdk.json', 'utf8')) as {
    context: Record<string, unknown>
  }
  const app = new App({ context: { ...given, ...context }, outdir: join(root, 'cdk.out') })
  const made = makeCloud(app, settingsOf(app, root), running)
  app.synth()
  const { data, edge, shared, domains, stream, watch, pages, outside } = made
  const stacks = [data, edge, shared, ...domains, stream, watch, pages, outside]
  const templates = new Map(stacks.map(stack => [stack.stackName, Template.fromStack(stack)]))
  return {
    app,
    /** In the order of their deployment. */
    stacks,
    templates,
    template: (name: string): Template => {
      const found = templates.get(name)
      if (!found) throw new Error(`There is no stack ${name}`)
      return found
    },
    forget: () => rmSync(root, { recursive: true, force: true }),
  }
}

const shared = new Map<string, ReturnType<typeof synthesise>>()

/**
 * The same, once for all files of a worker: for tests that only read templates. The files of the templates are gone, and
 * `parts` are the product's.
 */
export const sharedCloud = (
  context: Record<string, string> = PRODUCTION,
  { site = false }: Pick<Options, 'site'> = {},
) => {
  const key = JSON.stringify([context, site])
  const made = shared.get(key) ?? synthesise(context, { site })
  if (!shared.has(key)) made.forget()
  shared.set(key, made)
  return made
}

export interface Resource {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
}

/** Returns the resources of a type by their names, in one template or in all. */
export const all = (where: Template | ReturnType<typeof synthesise>, type: string): [string, Resource][] => {
  const templates = where instanceof Template ? [where] : [...where.templates.values()]
  return templates.flatMap(template => Object.entries(template.findResources(type)) as [string, Resource][])
}
