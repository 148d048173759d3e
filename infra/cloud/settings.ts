/** What differs between deployments. From the context (`-c name=value`, cdk.json), else from `REOL_NAME`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { BUNDLES } from '#infra/bundling.ts'

/** CloudFront takes its firewall, its functions and its certificate from here alone. */
export const EDGE_REGION = 'us-east-1'

export interface Settings {
  /** Decision D24. So far it is only a tag on what is deployed. */
  edition: 'local' | 'international'
  region: string
  /** Without one the site answers at the distribution's own name. */
  domain: { name: string; certificateArn: string } | undefined
  mailDomain: string
  alarmEmail: string | undefined
  elavonApiUrl: string
  elavonPageUrl: string
  /** The table that a recovery made, which the functions shall use instead of the deployment's own. */
  restoredTable: { name: string; streamArn: string } | undefined
  /** The bundled functions, as infra/bundling.ts leaves them. */
  bundles: string
  /** The built apps; undefined before the first build, and then the site is made without files. */
  siteFiles: string | undefined
}

/** Throws and says which setting is wrong: a deployment must not begin with half of them. */
export const settingsOf = (app: App, root: string): Settings => {
  const text = (name: string): string => {
    const variable = `REOL_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`
    return process.env[variable] ?? String(app.node.tryGetContext(name) ?? '')
  }
  const matching = (name: string, shape: RegExp): string => {
    const value = text(name)
    if (!shape.test(value)) throw new Error(`The setting ${name} is "${value}" and must match ${shape}`)
    return value
  }
  const both = (first: string, second: string): [string, string] | undefined => {
    const pair: [string, string] = [text(first), text(second)]
    if (pair.some(Boolean) && !pair.every(Boolean)) throw new Error(`${first} and ${second} belong together`)
    return pair[0] ? pair : undefined
  }
  const domain = both('domainName', 'certificateArn')
  const restored = both('restoredTableName', 'restoredTableStreamArn')
  if (domain && !domain[1].startsWith(`arn:aws:acm:${EDGE_REGION}:`)) {
    throw new Error(`certificateArn: CloudFront takes a certificate of ${EDGE_REGION} alone`)
  }
  const region = matching('region', /^[a-z]{2}-[a-z]+-\d$/)
  if (region === EDGE_REGION) {
    throw new Error(
      `region: ${EDGE_REGION} is ReolEdge's, and some names would be taken twice; choose another`,
    )
  }
  const origin = /^https:\/\/[a-z0-9.-]+$/
  const siteFiles = join(root, 'dist/web')
  return {
    edition: matching('edition', /^(local|international)$/) as Settings['edition'],
    region,
    domain: domain && { name: domain[0], certificateArn: domain[1] },
    mailDomain: matching('mailDomain', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    alarmEmail: text('alarmEmail') || undefined,
    elavonApiUrl: matching('elavonApiUrl', origin),
    elavonPageUrl: matching('elavonPageUrl', origin),
    restoredTable: restored && { name: restored[0], streamArn: restored[1] },
    bundles: join(root, BUNDLES),
    siteFiles: existsSync(siteFiles) ? siteFiles : undefined,
  }
}
