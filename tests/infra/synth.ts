import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { makeCloud } from '#infra/app.ts'
import { BUNDLES, bundleFolder } from '#infra/bundling.ts'
import { settingsOf } from '#infra/cloud/settings.ts'
import { allOf, loadParts } from '#infra/parts.ts'

export const parts = await loadParts()

/** A deployment as a market would have it: a domain, somebody to wake. */
const PRODUCTION = {
  domainName: 'reol.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  alarmEmail: 'alarm@reol.example',
}

/**
 * The cloud as templates. Nothing is bundled: what is asserted here is not in the handlers, so their bundles are empty
 * files in a folder of our own, with the built site beside them when `site` says so.
 */
export const synthesise = (context: Record<string, string> = PRODUCTION, { site = false } = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'reol-infra-'))
  const files = allOf(parts).map(part => join(bundleFolder(BUNDLES, part), 'index.mjs'))
  const built = ['dist/web/public/index.html', 'dist/web/assets/main.js']
  for (const file of [...files, ...(site ? built : [])]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const { context: given } = JSON.parse(readFileSync('cdk.json', 'utf8')) as {
    context: Record<string, unknown>
  }
  const app = new App({
    context: { ...given, ...context },
    outdir: join(root, 'cdk.out'),
  })
  const { data, edge, rest } = makeCloud(app, settingsOf(app, root), parts)
  app.synth()
  const templates = {
    data: Template.fromStack(data),
    edge: Template.fromStack(edge),
    rest: Template.fromStack(rest),
  }
  return { app, ...templates, forget: () => rmSync(root, { recursive: true, force: true }) }
}

export interface Resource {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
}

/** The resources of a type in a template, by their names. */
export const all = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.findResources(type)) as [string, Resource][]
