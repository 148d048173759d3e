/**
 * The settings of a deployment: from `REOL_NAME`, else from `-c name=value`, else from deployment.json, which is not in git
 * and so stays when the code goes back to an earlier commit, else from cdk.json. A default that is typed counts as not
 * typed, because CDK does not tell them apart.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import type { Deployment } from '#functions/kit/deployment.ts'
import { BUNDLES } from '#infra/bundling.ts'
import { defaultsIn, readSettingsFile, SETTINGS_FILE, variableOf } from '#infra/settings-file.ts'
import { PUSH_SERVICES } from '#shared/messages/push-service.ts'

/** CloudFront accepts firewall, edge functions and certificate only from this region. */
export const EDGE_REGION = 'us-east-1'

export interface Settings {
  /** Decision D24. Only a tag on the deployed resources so far. */
  edition: 'local' | 'international'
  region: string
  /** Without it the site has CloudFront's default domain. */
  domain: { name: string; certificateArn: string } | undefined
  mailDomain: string
  /** The number of the key that CloudFront sends to the gateway. Raised by one to change the key. */
  originKey: number
  /** Whether the pool replaces a refresh token at each use (docs/security.md). */
  refreshTokenRotation: 'on' | 'off'
  /** Who may open a market: everybody, or who has a code of the operator (D31). */
  marketRegistration: 'open' | 'code'
  /** A vault of another account that gets a copy of each backup. */
  backupCopyVaultArn: string | undefined
  /** Who gets the alarms. */
  alarmEmails: readonly string[]
  /** US dollars a month. AWS mails the alarm addresses when the account costs more. */
  monthlyBudget: number
  /** Raised by one to have every stack made again, with what it reads from the others. */
  generation: string
  elavonApiUrl: string
  elavonPageUrl: string
  /** What the functions know of the deployment and its outside services. */
  deployment: Deployment
  /** A table restored from a backup. The functions use it instead of the deployment's own. */
  restoredTable: { name: string; streamArn: string } | undefined
  /** The folder of the bundles that infra/bundling.ts writes. */
  bundles: string
  /** The folder of the built apps. Undefined before the first build: the site is then made without files. */
  siteFiles: string | undefined
}

const VAULT_OR_NONE = /^(arn:aws:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]+)?$/

const URL_OR_NONE = /^(https:\/\/[^\s"<>]+)?$/

/** The hosts of services that have only one. */
const PROVIDERS = {
  recaptchaUrl: 'https://www.google.com',
  zettleOauthUrl: 'https://oauth.zettle.com',
  zettleProductsUrl: 'https://products.izettle.com',
  zettlePurchaseUrl: 'https://purchase.izettle.com',
  zettlePusherUrl: 'https://pusher.izettle.com',
  flexposAuthUrl: 'https://auth.flexpos.com',
  flexposUrl: 'https://api.flexpos.com',
  economicUrl: 'https://restapi.e-conomic.com',
  economicJournalsUrl: 'https://apis.e-conomic.com',
  instagramLoginUrl: 'https://www.instagram.com',
  instagramApiUrl: 'https://api.instagram.com',
  instagramGraphUrl: 'https://graph.instagram.com',
  googlePlacesUrl: 'https://places.googleapis.com',
  adressevaelgerUrl: 'https://adressevaelger.dk',
  pushServices: [...PUSH_SERVICES],
}

/**
 * Returns how to read a setting. Throws an error that names an unknown setting of the file: a slip of the pen would be
 * deployed as the default.
 */
const textOf = (app: App, root: string): ((name: string) => string) => {
  const kept = readSettingsFile(root)
  const unknown = Object.keys(kept).find(name => app.node.tryGetContext(name) === undefined)
  if (unknown) throw new Error(`${SETTINGS_FILE} has ${unknown}, and there is no such setting`)
  const defaults = defaultsIn(root)
  return name => {
    const context = app.node.tryGetContext(name)
    const typed = context === defaults[name] ? undefined : context
    return process.env[variableOf(name)] ?? String(typed ?? kept[name] ?? context ?? '')
  }
}

/** Reads and checks all settings before a deployment begins. Throws an error that names the wrong one. */
export const settingsOf = (app: App, root: string): Settings => {
  const text = textOf(app, root)
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
    throw new Error(`certificateArn: CloudFront needs a certificate of ${EDGE_REGION} alone`)
  }
  const region = matching('region', /^[a-z]{2}-[a-z]+-\d$/)
  if (region === EDGE_REGION) {
    throw new Error(`region: ${EDGE_REGION} is ReolEdge's, and some names would collide; choose another`)
  }
  const origin = /^https:\/\/[a-z0-9.-]+$/
  const siteFiles = join(root, 'dist/web')
  const edition = matching('edition', /^(local|international)$/) as Settings['edition']
  return {
    edition,
    region,
    domain: domain && { name: domain[0], certificateArn: domain[1] },
    mailDomain: matching('mailDomain', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    originKey: Number(matching('originKey', /^[1-9]\d{0,3}$/)),
    refreshTokenRotation: matching('refreshTokenRotation', /^(on|off)$/) as Settings['refreshTokenRotation'],
    marketRegistration: matching('marketRegistration', /^(open|code)$/) as Settings['marketRegistration'],
    backupCopyVaultArn: matching('backupCopyVaultArn', VAULT_OR_NONE) || undefined,
    alarmEmails: text('alarmEmail')
      .split(/[\s,;]+/)
      .filter(Boolean),
    monthlyBudget: Number(matching('monthlyBudget', /^[1-9]\d{0,6}$/)),
    generation: matching('generation', /^[1-9]\d{0,3}$/),
    elavonApiUrl: matching('elavonApiUrl', origin),
    elavonPageUrl: matching('elavonPageUrl', origin),
    deployment: {
      edition,
      operatorEmail: text('operatorEmail'),
      helpUrl: matching('helpUrl', URL_OR_NONE),
      appStoreUrl: matching('appStoreUrl', URL_OR_NONE),
      playStoreUrl: matching('playStoreUrl', URL_OR_NONE),
      recaptchaSiteKey: matching('recaptchaSiteKey', /^[\w-]*$/),
      instagramAppId: matching('instagramAppId', /^\d*$/),
      flexposWrites: matching('flexposWrites', /^(on|off)$/) === 'on',
      ...PROVIDERS,
    },
    restoredTable: restored && { name: restored[0], streamArn: restored[1] },
    bundles: join(root, BUNDLES),
    siteFiles: existsSync(siteFiles) ? siteFiles : undefined,
  }
}
